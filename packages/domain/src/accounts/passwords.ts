/** Shorter words are not looked for: they would forbid half the language. */
const LEAST_WORD_LENGTH = 4;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Digits and symbols at either end are what people add to a word to get it accepted. */
const coreOf = (password: string): string => password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Whether a password is only a word known from its context, such as the market's name or the owner's own, with digits or
 * symbols around it (docs/security.md, passwords).
 */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const own = words.map(lettersOf).filter((word) => word.length >= LEAST_WORD_LENGTH);
  return own.includes(lettersOf(password)) || own.includes(lettersOf(coreOf(password)));
}
