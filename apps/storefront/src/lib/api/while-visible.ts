/**
 * Runs something while the page is visible: a browser opens six connections to a server over HTTP/1.1, so only
 * visible tabs hold one. Returns a function that ends it.
 */
export function followWhileVisible(follow: (signal: AbortSignal) => Promise<void>): () => void {
  let stream: AbortController | undefined;
  const update = (): void => {
    if (document.visibilityState !== 'visible') {
      stream?.abort();
      stream = undefined;
    } else if (!stream) {
      stream = new AbortController();
      void follow(stream.signal);
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    stream?.abort();
  };
}
