import { useCallback, useEffect, useRef } from 'react';

/** Whether the part that asks is still drawn: what comes later has nothing left to show itself in. */
export function useIsDrawn(): () => boolean {
  const drawn = useRef(false);
  useEffect(() => {
    drawn.current = true;
    return () => {
      drawn.current = false;
    };
  }, []);
  return useCallback(() => drawn.current, []);
}
