// Formats numbers as Python does, where the two would differ:
//
// - A number halfway between two others: Python takes the even one ("2" for 2.5 without decimals), a browser by default
//   the one further from zero ("3"). Here it is the even one, too.
// - Fluent for browsers has no percentages: it silently ignores the style of NUMBER(). Here the style is used, and an
//   option that the two sides do not both support is an error.
//
// Separators and signs are the same, since both come from the Unicode CLDR: "1,234.5", and in French "1 234,5"
// with a narrow no-break space (U+202F), "12,5 %" with a no-break space (U+00A0).

import { FluentNone, FluentNumber, type FluentValue } from "@fluent/bundle";

const ROUNDING = { roundingMode: "halfEven" } satisfies Intl.NumberFormatOptions;
const OPTIONS: readonly string[] = ["style", "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits"];

/** A number that is put into a message. */
export function numeral(value: number): FluentNumber {
  return new FluentNumber(value, ROUNDING);
}

/** The function that messages call as NUMBER($value, ...). */
export function formatted(positional: FluentValue[], named: Record<string, FluentValue>): FluentValue {
  const [value] = positional;
  if (value instanceof FluentNone) return value;
  if (!(value instanceof FluentNumber)) throw new TypeError("NUMBER() of what is not a number");
  return new FluentNumber(value.valueOf(), { ...value.opts, ...plainOptions(named) });
}

function plainOptions(named: Record<string, FluentValue>): Intl.NumberFormatOptions {
  const unknown = Object.keys(named).filter((name) => !OPTIONS.includes(name));
  if (unknown.length > 0) throw new TypeError(`NUMBER() does not know ${unknown.join(", ")}`);
  return Object.fromEntries(Object.entries(named).map(([name, option]) => [name, option.valueOf()]));
}
