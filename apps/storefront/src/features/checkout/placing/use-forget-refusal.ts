import { useEffect } from 'react';

/** Hides a refusal once something has been changed about its reason. */
export function useForgetRefusal(wanted: string, answered: boolean, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (answered) reset();
  }, [wanted]);
}
