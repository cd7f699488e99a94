import { useSyncExternalStore } from 'react';

/** What Chromium's browsers hand a page that may be installed; others have no such offer. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Held by the page's head, since it comes before any code of ours. */
    installOffer?: InstallOffer | undefined;
  }
}

const word = 'install-offer';

function subscribe(listener: () => void): () => void {
  addEventListener(word, listener);
  addEventListener('appinstalled', listener);
  return () => {
    removeEventListener(word, listener);
    removeEventListener('appinstalled', listener);
  };
}

const find = (): InstallOffer | undefined => window.installOffer;
const none = (): undefined => undefined;

/** Asks whether to install the market, where the browser offers it; null where it does not, or has asked already. */
export function useInstall(): (() => void) | null {
  const offer = useSyncExternalStore(subscribe, find, none);
  if (!offer) return null;
  return () => {
    // An offer can be made once.
    window.installOffer = undefined;
    dispatchEvent(new Event(word));
    void offer.prompt();
  };
}
