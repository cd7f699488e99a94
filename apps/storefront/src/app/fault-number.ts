/**
 * The number by which a failure is found in the log. A market that is not ready, or is closed, has none to be reported:
 * its page is tried again.
 */
export const faultNumber = (status: number, requestId: string): string | null =>
  status >= 500 && status !== 503 ? requestId : null;
