import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The step that the URL names, so that Back goes one step back; the first where it names none. */
export function useStep<Step extends string>(steps: readonly Step[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  const step = steps.find((one) => one === named) ?? (steps[0] as Step);
  const go = useCallback(
    (next: Step) => {
      const query = new URLSearchParams(window.location.search);
      query.set('step', next);
      void navigate({ search: query.toString() });
    },
    [navigate],
  );
  return { step, go, at: steps.indexOf(step) };
}
