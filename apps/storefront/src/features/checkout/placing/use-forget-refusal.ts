import { useEffect } from 'react';

/** What stood in the way is said no more once something has been changed about it. */
export function useForgetRefusal(wanted: string, answered: boolean, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (answered) reset();
  }, [wanted]);
}
