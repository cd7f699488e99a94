import { useSyncExternalStore } from 'react';

/** The event that Chromium's browsers fire for a page that can be installed; others have no such offer. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** Stored by a script in the page's head, since it fires before any of our code is loaded. */
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

/** Asks whether to install the market, if the browser offers it; null if it does not, or has asked already. */
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
