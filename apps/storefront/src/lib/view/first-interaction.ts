const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

declare global {
  interface Window {
    somebody?: boolean;
  }
}

/** For the page's head: remembers that somebody was there before the page's code was. */
export const noteInteraction = `for(const sign of ${/* @__PURE__ */ JSON.stringify(signs)})addEventListener(sign,()=>{window.somebody=true},{once:true,passive:true});`;

let seen: Promise<void> | undefined;

/** Calls back at the first sign, at once where there was one; answers the way to stop. */
export function onFirstInteraction(notice: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    notice();
  };
  if (window.somebody) notice();
  else for (const sign of signs) addEventListener(sign, once, { passive: true });
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
