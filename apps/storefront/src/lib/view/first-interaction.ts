const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

declare global {
  interface Window {
    somebody?: boolean;
  }
}

/** For the page's head: records an interaction before the page's code is loaded. */
export const noteInteraction = `for(const sign of ${/* @__PURE__ */ JSON.stringify(signs)})addEventListener(sign,()=>{window.somebody=true},{once:true,passive:true,capture:true});`;

let seen: Promise<void> | undefined;

/** Calls back at the first interaction, at once if there was one; returns a function that cancels it. */
export function onFirstInteraction(notice: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, once, true);
  };
  const once = () => {
    stop();
    notice();
  };
  if (window.somebody) notice();
  // Before React, which hides key events in a part it has not hydrated.
  else for (const sign of signs) addEventListener(sign, once, { passive: true, capture: true });
  return stop;
}

/** Resolves at the first interaction: pointer, touch, scroll or key. At once on the server, where there is none. */
export function firstInteraction(): Promise<void> {
  seen ??=
    typeof window === 'undefined'
      ? Promise.resolve()
      : new Promise((resolve) => void onFirstInteraction(resolve));
  return seen;
}
