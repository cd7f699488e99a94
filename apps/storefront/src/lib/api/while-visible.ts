/**
 * Follows something while the page is in view: a browser opens six connections to one server over HTTP/1.1, and only
 * tabs in view hold one. The answer ends it.
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
