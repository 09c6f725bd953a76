// The log as its reader has it: numbered lines from `start` on. The newest come by themselves, earlier ones on request.

import type { LogSeen } from "./schema";

export const NO_LINES: LogSeen = { start: 0, lines: [] };

/** The number that the next line will have. */
export function endOf({ start, lines }: LogSeen): number {
  return start + lines.length;
}

/**
 * The log after more of it has come: the new lines replace those from their start on. If lines in between are missing,
 * or earlier ones than the reader has come first, only the new lines remain. The last line may have got other words by
 * what came of it, so it counts as missing unless it is sent again.
 */
export function continued(log: LogSeen, sent: LogSeen): LogSeen {
  if (sent.start < log.start || sent.start >= endOf(log)) return sent;
  return { start: log.start, lines: [...log.lines.slice(0, sent.start - log.start), ...sent.lines] };
}

/** The log with earlier lines above. Lines that do not end where the log begins were meant for another state of it. */
export function withEarlier(log: LogSeen, earlier: LogSeen): LogSeen {
  if (endOf(earlier) !== log.start) return log;
  return { start: earlier.start, lines: [...earlier.lines, ...log.lines] };
}

/** The log with these lines from their number on; nothing is missing in between, and the last line need not come again. */
export function extended(log: LogSeen, sent: LogSeen): LogSeen {
  if (sent.start < log.start || sent.start > endOf(log)) return sent;
  return { start: log.start, lines: [...log.lines.slice(0, sent.start - log.start), ...sent.lines] };
}
