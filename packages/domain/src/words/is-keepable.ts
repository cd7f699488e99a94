/** Whether PostgreSQL can store a text: it refuses NUL in text, and lone surrogates in jsonb. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
