import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from './send-once.ts';

// A device that says it has a connection may have a useless one: asked again, without haste.
const betweenMs = 8000;
const firstMs = 1000;

/** What is known of something that was sent and whose answer was lost. */
export type LostAnswer = 'unknown' | 'absent';

/**
 * Asks by itself what became of it, as soon as the market can be asked, and leads on where it was done. Null while
 * nothing is lost.
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
