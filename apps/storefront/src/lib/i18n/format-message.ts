/**
 * A message as the build compiles it (`build-steps/messages.ts`): texts, placeholders `['name']`, and choices
 * `['count', 'plural', { one: …, other: … }]`, in which `#` stands for the number.
 */
export type CompiledMessage = readonly (string | Placeholder)[];
type Placeholder =
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', cases: Readonly<Record<string, CompiledMessage>>];

/** The values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The plural rules and number format of a language. */
export interface Counting {
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

/** Latin digits in every language, as in prices: server and browser must render the same. */
export const countingOf = (language: string): Counting => ({
  plural: new Intl.PluralRules(language),
  number: new Intl.NumberFormat(`${language}-u-nu-latn`),
});

function write(message: CompiledMessage, values: MessageValues, counting: Counting, counted: string): string {
  let text = '';
  for (const part of message) {
    if (typeof part === 'string') text += part === '#' ? counted : part;
    else text += fill(part, values, counting, counted);
  }
  return text;
}

function fill(part: Placeholder, values: MessageValues, counting: Counting, counted: string): string {
  const [name, kind, cases] = part;
  const value = values[name] ?? '';
  if (!cases) return String(value);
  if (kind === 'select') return write(cases[value] ?? cases['other'] ?? [], values, counting, counted);
  const found = cases[value] ?? cases[counting.plural.select(Number(value))] ?? cases['other'] ?? [];
  return write(found, values, counting, counting.number.format(Number(value)));
}

/** Writes a message out. */
export const formatMessage = (message: CompiledMessage, values: MessageValues, counting: Counting): string =>
  write(message, values, counting, '#');
