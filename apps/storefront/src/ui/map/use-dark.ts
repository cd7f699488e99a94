import { useSyncExternalStore } from 'react';

const darkDevice = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = matchMedia(darkDevice);
  device.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    device.removeEventListener('change', listener);
  };
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen ? chosen === 'dark' : matchMedia(darkDevice).matches;
}

/** Whether the page is dark now, for what CSS does not reach. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
