const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

let seen: Promise<void> | undefined;

function waitForSign(): Promise<void> {
  return new Promise((resolve) => {
    const notice = () => {
      for (const sign of signs) removeEventListener(sign, notice);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
  });
}

/** Resolves once somebody is there: moves, touches, scrolls, types. At once where nobody can be, on the server. */
export function firstSign(): Promise<void> {
  seen ??= typeof window === 'undefined' ? Promise.resolve() : waitForSign();
  return seen;
}
