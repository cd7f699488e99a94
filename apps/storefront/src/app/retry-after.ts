import type { EntryContext } from 'react-router';

// Where nobody said when it is over, or it takes longer than was said.
const askAgainSeconds = 300;
// A database that is being exchanged, or is started again: some seconds.
const notReadySeconds = 5;

/**
 * For how many seconds a closed market asks not to be asked again: until it said it would be open. One that is not ready
 * says nothing of when.
 */
export function retryAfter(
  { errors }: Pick<EntryContext['staticHandlerContext'], 'errors'>,
  nowMs: number,
): string {
  const { data } = (errors?.['root'] ?? {}) as { readonly data?: { readonly until?: string | null } };
  if (data && !('until' in data)) return String(notReadySeconds);
  const leftMs = data?.until ? Date.parse(data.until) - nowMs : 0;
  return String(leftMs > 0 ? Math.ceil(leftMs / 1000) : askAgainSeconds);
}
