// What can be played on this server, asked for once: it stays the same while the page is open.

import { lobby } from "./rest";
import type { LobbyOffer } from "./schema";

let coming: Promise<LobbyOffer> | undefined;

/** The server's offer; after a failure it is asked again. */
export function offered(): Promise<LobbyOffer> {
  coming ??= lobby().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}
