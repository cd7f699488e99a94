/** Shorter words would forbid half the language. */
const LEAST_WORD_LENGTH = 4;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Digits and signs at either end are what people add to a word to make it pass. */
const coreOf = (password: string): string => password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * Whether a password is no more than a word of its surroundings, such as the market's name or its owner's own, with
 * digits or signs around it (docs/security.md, passwords).
 */
export function isOwnWord(password: string, words: readonly string[]): boolean {
  const own = words.map(lettersOf).filter((word) => word.length >= LEAST_WORD_LENGTH);
  return own.includes(lettersOf(password)) || own.includes(lettersOf(coreOf(password)));
}
