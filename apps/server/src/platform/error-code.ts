/** The code that Node and PostgreSQL give an error, such as ENOENT or 40001; empty for one without. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
