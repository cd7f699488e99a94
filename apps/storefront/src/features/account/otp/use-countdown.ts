import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number): number => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until an instant of this browser's clock; 0 afterwards. Closing the dialog does not stop it. */
export function useCountdown(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    setSeconds(secondsUntil(atMs));
    const timer = setInterval(() => {
      const left = secondsUntil(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
