/** Whether a text can be kept: PostgreSQL refuses a NUL in text, and half of a surrogate pair in jsonb. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
