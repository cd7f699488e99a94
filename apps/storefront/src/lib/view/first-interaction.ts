const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

declare global {
  interface Window {
    somebody?: boolean;
  }
}

/** For the page's head: remembers that somebody was there before the page's code was. */
export const noteInteraction = `for(const sign of ${/* @__PURE__ */ JSON.stringify(signs)})addEventListener(sign,()=>{window.somebody=true},{once:true,passive:true,capture:true});`;

let seen: Promise<void> | undefined;

/** Calls back at the first sign, at once where there was one; answers the way to stop. */
export function onFirstInteraction(notice: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
  };
  const once = () => {
    stop();
    notice();
  };
  if (window.somebody) notice();
  // Ahead of React, which lets nobody hear a key that is pressed in a part it has not taken over.
  else for (const sign of signs) addEventListener(sign, once, { passive: true, capture: true });
  return stop;
}

/** Resolves once somebody is there: moves, touches, scrolls, types. At once where nobody can be, on the server. */
export function firstInteraction(): Promise<void> {
  seen ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => void onFirstInteraction(resolve));
  return seen;
}
