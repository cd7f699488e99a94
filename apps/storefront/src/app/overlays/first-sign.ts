import { useEffect, useState } from 'react';

const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const;
// The sign itself is answered first.
const afterMs = 200;

/** Whether somebody is there: what opens later is fetched then, so that a page that is only loaded stays small. */
export function useFirstSign(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const stop = () => {
      for (const sign of signs) removeEventListener(sign, notice);
    };
    const notice = () => {
      stop();
      setTimeout(() => setSeen(true), afterMs);
    };
    for (const sign of signs) addEventListener(sign, notice, { passive: true });
    return stop;
  }, []);
  return seen;
}
