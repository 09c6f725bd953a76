// What the editor asks the server.

import { got, posted } from "../wire/rest";
import type { JudgeWanted, Looked, LookWanted, MomentPosition, PositionJudged } from "../wire/schema";

/** Look at a position, or at what comes of some choices from there. */
export const look = (wanted: Partial<LookWanted>): Promise<Looked> => posted("/api/positions/look", wanted);

/** How good the options are of whoever is asked in a position. The answer may take a while. */
export const judge = (wanted: Partial<JudgeWanted>): Promise<PositionJudged> => posted("/api/positions/judge", wanted);

/** A moment of a game that is over, as a position. */
export const momentOf = (id: string, step: number | undefined, catalogue: string): Promise<MomentPosition> =>
  got(`/api/replays/${encodeURIComponent(id)}/position`, { step, catalogue });
