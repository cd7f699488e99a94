/** Longest e-mail address a form takes, in characters (LOC-12). */
export const EMAIL_MAX_LENGTH = 255;

/** Something, an at sign, labels with at least one dot. No backtracking: each part excludes what ends it. */
const EMAIL = /^[^\s@<>(),;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*)\.)+\p{L}[\p{L}\p{N}-]+$/u;

/** Whether the text is an e-mail address of at most 255 characters; spaces around it do not count. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= EMAIL_MAX_LENGTH && EMAIL.test(trimmed);
}

/** The form that is stored and compared: no spaces around, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
