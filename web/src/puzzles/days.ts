// Days as the server names them, "2026-11-18"; a day changes at midnight UTC, at the same moment for everyone.

const MS_OF_A_DAY = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day before that one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - MS_OF_A_DAY).toISOString().slice(0, 10);
}

export function isDay(text: unknown): text is string {
  return typeof text === "string" && DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** The day in words, without its year: "18 November". */
export function dayNamed(day: string, language: string): string {
  const form = new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
  return form.format(Date.parse(day));
}

/** When the next puzzle of the day comes, on the clock of the reader: "01:00". */
export function changesAt(day: string, language: string, timeZone?: string): string {
  const form = new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit", timeZone });
  return form.format(Date.parse(day) + MS_OF_A_DAY);
}
