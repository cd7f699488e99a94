const quietMs = 1000;
const longestWaitMs = 5000;

/** Resolves once the page has loaded nothing for a second, or after five. */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      loads.disconnect();
      resolve();
    };
    let quiet = setTimeout(end, quietMs);
    const loads = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    loads.observe({ type: 'resource' });
    setTimeout(end, longestWaitMs);
  });
}
