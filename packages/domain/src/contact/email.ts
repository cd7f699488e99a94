/** Maximum length of an email address, in characters (LOC-12). */
export const EMAIL_MAX_LENGTH = 255;

/** Something, an at sign, labels with at least one dot. Cannot backtrack: each part excludes its terminator. */
const EMAIL = /^[^\s@<>(),;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*)\.)+\p{L}[\p{L}\p{N}-]+$/u;

/** Whether the text is an email address of at most 255 characters, ignoring surrounding spaces. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= EMAIL_MAX_LENGTH && EMAIL.test(trimmed);
}

/** The email address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
