// The connection to a table: the state that the server sends, and requests to it. All state comes from messages.

import { after } from "../play/applied";
import { continued, extended, NO_LINES, withEarlier } from "./log";
import type {
  GiveToBot,
  HintMessage,
  LogSeen,
  RecapMessage,
  Seen,
  Sent,
  SocketRequest,
  Steps,
  TableState,
} from "./schema";

export type LineState = "connecting" | "open" | "lost" | "refused";
/**
 * Why the server refuses a connection: no such table, too many connections, a page of another site or another address,
 * or a game that cannot go on: other rules began it, or it is damaged (the `problem` says which).
 */
export type Refusal = "missing" | "crowded" | "foreign" | "outdated" | "closed";

/** A message to be read once. */
export interface Notice {
  readonly number: number;
  readonly text: string;
}

/** The close codes of the server that mean a refusal; any other code is a lost connection. */
const REFUSALS: ReadonlyMap<number, Refusal> = new Map([
  [4404, "missing"],
  [4429, "crowded"],
  [4403, "foreign"],
  [4421, "foreign"],
  [4410, "outdated"],
  [4411, "closed"],
]);
/** The first try comes at once: a server process that ends leaves its clients to another one. */
const RETRY_PAUSES_MS = [200, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
/** The server has asked for fewer connections. */
const CROWDED_PAUSES_MS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;
/** A connection that is back sooner was never reported as lost. */
const QUIET_MS = 1_000;
const PING_AFTER_MS = 20_000;
const PONG_TIMEOUT_MS = 8_000;
/** An answer to what the reader did comes sooner; otherwise the connection is checked. */
const ANSWER_MS = 1_500;
/** If that check takes longer, the reader is told, though the connection may only be slow. */
const DOUBT_MS = 400;
const NOTICE_MS = 8_000;

/** Whoever shows the game: is told of each whole moment, of all that happens between two, and of what was asked for. */
export interface Follower {
  /** `goesOn`: nothing that the reader had seen was taken back. */
  whole(seen: Seen, log: LogSeen, goesOn: boolean): void;
  steps(steps: Steps): void;
  recap(recap: RecapMessage): void;
  earlier(log: LogSeen): void;
}

export type Dial = (url: string) => WebSocket;

export class TableConnection {
  table = $state.raw<TableState>();
  seen = $state.raw<Seen>();
  log = $state.raw<LogSeen>(NO_LINES);
  hint = $state.raw<HintMessage>();
  notices = $state.raw<readonly Notice[]>([]);
  /** The error text for the last request; removed by the next game state. */
  problem = $state<string>();
  state = $state<LineState>("connecting");
  /** Whether the connection is lost for so long that the reader should know. */
  lostForLong = $state(false);
  refusal = $state<Refusal>();
  /** Whether a choice has been sent, so that no other one should be made. */
  choosing = $state(false);
  /** Whether a hint was requested and has not come yet. */
  pondering = $state(false);

  follower: Follower | undefined;

  #socket: WebSocket | undefined;
  /** The line before which earlier lines were requested, until they come. */
  #earlierThan: number | undefined;
  /** Whether the lines that the reader has may be in other words than those to come. */
  #otherWords = false;
  /** Whether no game state has come over this socket yet: choices may have been undone meanwhile. */
  #returning = false;
  /** The catalogue that the socket was opened with. */
  #asked = "";
  #failures = 0;
  #closed = false;
  #notices = 0;
  #redial: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private catalogue: string,
    private readonly dial: Dial = (url) => new WebSocket(url),
  ) {
    document.addEventListener("visibilitychange", this.#resume);
    window.addEventListener("online", this.#resume);
    window.addEventListener("offline", this.#cut);
    this.#connect();
  }

  choose(option: string): void {
    if (this.seen === undefined || this.choosing) return;
    this.choosing = this.#send({ type: "choose", moment: this.seen.moment, option });
    this.#expectAnswer();
  }

  undo(): void {
    if (this.seen === undefined) return;
    this.#send({ type: "undo", moment: this.seen.moment });
    this.#expectAnswer();
  }

  /** Ask for what happened since the reader's last turn. */
  recap(): void {
    this.#send({ type: "recap" });
  }

  /** Answer the proposal of this number, which the reader has seen. */
  agree(proposal: number, agree: boolean): void {
    this.#send({ type: "agree", proposal, agree });
  }

  give(seat: number, level: GiveToBot["level"]): void {
    this.#send({ type: "give", seat, level });
  }

  /** Take back the seat that a bot plays for the reader. */
  takeBack(): void {
    this.#send({ type: "take back" });
  }

  concede(): void {
    this.#send({ type: "concede" });
  }

  /** Propose to end the game without a winner; whoever plays alone ends it at once. */
  proposeEnd(): void {
    this.#send({ type: "end" });
  }

  askHint(): void {
    if (this.seen === undefined || this.pondering) return;
    this.pondering = this.#send({ type: "hint", moment: this.seen.moment });
  }

  pace(pace: "none" | "quick" | "calm" | "slow"): void {
    this.#send({ type: "pace", pace });
  }

  /** Use another catalogue from now on, also after reconnecting. */
  read(catalogue: string): void {
    if (catalogue === this.catalogue) return;
    this.catalogue = catalogue;
    this.hint = undefined;
    this.#otherWords = true;
    this.#send({ type: "read", catalogue });
  }

  /** Ask for lines of the log before those that are here. */
  earlier(): void {
    const before = this.log.start;
    if (before === 0 || this.#earlierThan === before) return;
    if (this.#send({ type: "log", before })) this.#earlierThan = before;
  }

  fill(level: GiveToBot["level"]): void {
    this.#send({ type: "fill", level });
  }

  /** Connect at once: after taking another seat, or instead of waiting for the next try. */
  reconnect(): void {
    this.#hangUp();
    this.#failures = 0;
    if (this.state === "open") this.state = "connecting";
    this.#connect();
  }

  dismissHint(): void {
    this.hint = undefined;
  }

  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((other) => other !== notice);
  }

  close(): void {
    this.#closed = true;
    this.#hangUp();
    clearTimeout(this.#quiet);
    document.removeEventListener("visibilitychange", this.#resume);
    window.removeEventListener("online", this.#resume);
    window.removeEventListener("offline", this.#cut);
  }

  #connect(): void {
    if (this.#closed) return;
    if (this.state === "refused") {
      this.state = "connecting";
      this.refusal = undefined;
    }
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("catalogue", this.catalogue);
    url.searchParams.set("steps", "1");
    const socket = this.dial(url.href);
    this.#asked = this.catalogue;
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket) this.#heard();
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard();
      this.#take(JSON.parse(String(data)) as Sent);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  /** The server has let the reader in. An open socket is not enough: refusals come over it, too. */
  #welcomed(): void {
    this.state = "open";
    this.lostForLong = false;
    clearTimeout(this.#quiet);
    this.#quiet = undefined;
    this.refusal = undefined;
    this.#failures = 0;
    this.#returning = true;
    // Another language may have been chosen while connecting.
    if (this.#asked !== this.catalogue) this.#send({ type: "read", catalogue: this.catalogue });
  }

  #take(message: Sent): void {
    if (this.state !== "open" && (message.type === "table" || message.type === "seen")) this.#welcomed();
    switch (message.type) {
      case "table":
        this.table = message.table;
        break;
      case "seen":
        this.#see(message.seen);
        break;
      case "steps":
        this.#goOn(message.steps);
        break;
      case "recap":
        this.follower?.recap(message);
        break;
      case "log":
        this.#earlierThan = undefined;
        this.log = withEarlier(this.log, message.log);
        this.follower?.earlier(message.log);
        break;
      case "hint":
        this.pondering = false;
        if (message.moment === this.seen?.moment) this.hint = message;
        break;
      case "notice":
        this.#notice(message.text);
        break;
      case "error":
        this.choosing = this.pondering = false;
        this.#earlierThan = undefined;
        this.problem = message.text;
        break;
      case "pong":
        break;
    }
  }

  #see(seen: Seen): void {
    const goesOn = this.seen !== undefined && this.seen.seat === seen.seat && undone(this.seen) === undone(seen);
    this.#move(seen, this.#sameStory(seen) ? continued(this.log, seen.log) : seen.log);
    this.#returning = this.#otherWords = false;
    this.follower?.whole(seen, this.log, goesOn);
  }

  #goOn(steps: Steps): void {
    // Steps from another moment cannot be taken: the next connection begins with a whole one.
    if (steps.before !== this.seen?.moment) return this.reconnect();
    this.#move(after(this.seen, steps), extended(this.log, steps.log));
    this.follower?.steps(steps);
  }

  #move(seen: Seen, log: LogSeen): void {
    if (this.hint?.moment !== seen.moment) this.hint = undefined;
    this.choosing = this.pondering = false;
    this.problem = undefined;
    this.log = log;
    this.seen = seen;
  }

  /** Whether the lines that are here go on with this state: read by the same seat, in the same words, nothing undone. */
  #sameStory(seen: Seen): boolean {
    if (this.#otherWords || this.seen?.seat !== seen.seat) return false;
    return !this.#returning || undone(this.seen) === undone(seen);
  }

  #notice(text: string): void {
    const notice = { number: this.#notices++, text };
    this.notices = [...this.notices, notice];
    setTimeout(() => this.dismiss(notice), NOTICE_MS);
  }

  #send(request: SocketRequest): boolean {
    if (this.state !== "open" || this.#socket === undefined) return false;
    this.problem = undefined;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** The connection works; after a long silence, check it with a ping. */
  #heard(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#ping);
    clearTimeout(this.#answer);
    this.#silence = undefined;
    if (this.state === "open") this.lostForLong = false;
    this.#ping = setTimeout(() => this.#probe(), PING_AFTER_MS);
  }

  /** The reader did something: without an answer the connection is checked soon, and he is told of any doubt. */
  #expectAnswer(): void {
    if (this.state !== "open") return;
    clearTimeout(this.#answer);
    this.#answer = setTimeout(() => {
      this.#probe();
      this.#answer = setTimeout(() => (this.lostForLong = true), DOUBT_MS);
    }, ANSWER_MS);
  }

  #probe(): void {
    this.#send({ type: "ping" });
    this.#silence ??= setTimeout(() => this.#lost(0), PONG_TIMEOUT_MS);
  }

  #lost(code: number): void {
    this.#hangUp();
    this.choosing = this.pondering = false;
    this.#earlierThan = undefined;
    this.refusal = REFUSALS.get(code);
    if (this.refusal !== undefined && this.refusal !== "crowded") {
      this.state = "refused";
      return;
    }
    this.state = "lost";
    this.#quiet ??= setTimeout(() => (this.lostForLong = true), QUIET_MS);
    const pauses = this.refusal === "crowded" ? CROWDED_PAUSES_MS : RETRY_PAUSES_MS;
    const pause = pauses[Math.min(this.#failures++, pauses.length - 1)]!;
    // The random factor keeps clients from reconnecting all at the same time after a restart of the server.
    this.#redial = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2));
  }

  #hangUp(): void {
    clearTimeout(this.#redial);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    clearTimeout(this.#answer);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** The browser knows that there is no network: nobody needs to wait for a sign. */
  readonly #cut = (): void => {
    if (this.state === "refused") return;
    this.#lost(0);
    this.lostForLong = true;
  };

  /** The page is visible again, or the network is back: check the connection at once. */
  readonly #resume = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state === "open") this.#probe();
    else if (this.state === "lost" && this.refusal === undefined) this.reconnect();
  };
}

/** How often choices were undone until then. */
function undone({ moment }: Seen): string {
  return moment.split(".")[0]!;
}
