/** A compiled message: texts, placeholders, and choices with a message for each case. */
export type Compiled = string | readonly (string | readonly unknown[])[];

const accents: Readonly<Record<string, string>> = {
  a: 'à',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
};

const growth = 0.4;

/** Words as long as in a verbose language: two fifths more letters, and none of them English. */
export function lengthenText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const strange = text.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter);
  const more = Math.ceil(text.trim().length * growth);
  const words = 'ôrå '
    .repeat(Math.ceil(more / 4))
    .slice(0, more)
    .trim();
  return strange.replace(/(\s*)$/, ` ${words || 'ô'}$1`);
}

function lengthenCases(cases: object): object {
  return Object.fromEntries(
    Object.entries(cases).map(([name, message]) => [
      name,
      // A plural’s offset is a number, or absent.
      typeof message === 'object' || typeof message === 'string'
        ? lengthenMessage(message as Compiled)
        : message,
    ]),
  );
}

function lengthenPart(part: string | readonly unknown[]): unknown {
  if (typeof part === 'string') return lengthenText(part);
  const [name, kind, cases] = part;
  return typeof cases === 'object' && cases !== null ? [name, kind, lengthenCases(cases)] : part;
}

const lengthenMessage = (message: Compiled): Compiled =>
  typeof message === 'string'
    ? lengthenText(message)
    : (message.map(lengthenPart) as Exclude<Compiled, string>);

/** The pseudo-language: shows what a page looks like with unexpectedly long words. */
export const lengthen = (messages: Readonly<Record<string, Compiled>>): Record<string, Compiled> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, lengthenMessage(message)]));
