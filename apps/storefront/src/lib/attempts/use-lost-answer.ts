import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from './send-once.ts';

// A device may report a connection that is useless: asked again at a slow pace.
const betweenMs = 8000;
const firstMs = 1000;

/** What is known of a write whose answer was lost. */
export type LostAnswer = 'unknown' | 'absent';

/**
 * Looks up its outcome as soon as the market can be reached, and goes on if it was done. Null while nothing is lost.
 */
export function useLostAnswer<Reply>(
  isLost: boolean,
  ask: () => Promise<Outcome<Reply>>,
  onAnswered: (reply: Reply) => void,
): LostAnswer | null {
  const [isAbsent, setIsAbsent] = useState(false);
  const look = useEffectEvent(async (isOver: () => boolean): Promise<void> => {
    const outcome = await ask();
    if (isOver()) return;
    if (outcome.kind === 'answered') onAnswered(outcome.reply);
    if (outcome.kind === 'absent') setIsAbsent(true);
  });
  useEffect(() => {
    if (!isLost) return undefined;
    setIsAbsent(false);
    let over = false;
    const again = (): void => void look(() => over);
    const first = setTimeout(again, firstMs);
    const timer = setInterval(again, betweenMs);
    addEventListener('online', again);
    return () => {
      over = true;
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isLost]);
  if (!isLost) return null;
  return isAbsent ? 'absent' : 'unknown';
}
