/** Waits for the given time at most: a connection that is back ends it, and so does the signal. */
export function waitOnline(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      clearTimeout(timer);
      removeEventListener('online', stop);
      signal?.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    addEventListener('online', stop);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
  });
}
