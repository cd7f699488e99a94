import type { EntryContext } from 'react-router';

// If no end was announced, or it is later than announced.
const askAgainSeconds = 300;
// A database that is being replaced or restarted: some seconds.
const notReadySeconds = 5;

/**
 * The Retry-After of a page, in seconds: of a closed market until its announced opening. A market that is not ready,
 * whichever part of the page found it so, announces none.
 */
export function retryAfter(
  { errors }: Pick<EntryContext['staticHandlerContext'], 'errors'>,
  nowMs: number,
): string {
  const { data } = (errors?.['root'] ?? {}) as { readonly data?: { readonly until?: string | null } };
  if (!data || !('until' in data)) return String(notReadySeconds);
  const leftMs = data.until ? Date.parse(data.until) - nowMs : 0;
  return String(leftMs > 0 ? Math.ceil(leftMs / 1000) : askAgainSeconds);
}
