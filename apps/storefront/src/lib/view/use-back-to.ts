import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useView } from './use-view.ts';

/**
 * Goes from a view back to the one it was opened from, by the history if that contains it: Back does not open what
 * was closed. Does nothing once something else is shown.
 * @param subject that view's
 */
export function useBackTo(name: string, subject?: string): () => void {
  const navigate = useNavigate();
  const { state, key, search } = useLocation();
  const { show } = useView(name);
  // Going back takes a moment, in which a second press would go back further.
  const left = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: wherever one has come, one may leave again.
  useEffect(() => {
    left.current = '';
  }, [key]);
  return () => {
    if (left.current === key || search !== location.search) return;
    left.current = key;
    // The views that were opened to get here, including this one.
    if (Number(state) > 1) void navigate(-1);
    else show(subject);
  };
}
