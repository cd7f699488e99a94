/** Maximum length of an email address, in characters (LOC-12). */
export const EMAIL_MAX_LENGTH = 255;

/** Something, an at sign, labels with at least one dot. Cannot backtrack: each part excludes its terminator. */
const EMAIL = /^[^\s\p{Cc}@<>(),;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*)\.)+\p{L}[\p{L}\p{N}-]+$/u;

/** The address without spaces around it and without what is not seen: text that is copied brings marks of direction along. */
export const visibleEmail = (text: string): string => text.replace(/\p{Cf}/gu, '').trim();

/** Whether the text is an email address of at most 255 characters, as {@link visibleEmail} keeps it. */
export function isEmail(text: string): boolean {
  const kept = visibleEmail(text);
  return kept.length <= EMAIL_MAX_LENGTH && EMAIL.test(kept);
}

/** The email address as it is stored and compared: only what is seen, lower case. */
export function normaliseEmail(text: string): string {
  return visibleEmail(text).toLowerCase();
}
