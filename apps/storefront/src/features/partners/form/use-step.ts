import { useCallback } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';

/** The number of steps before the current history entry. */
const stepsTaken = (): number => Number(history.state?.usr?.stepsTaken ?? 0);

/** The step that the URL names, so that Back goes one step back; the first by default. */
export function useStep<Step extends string>(steps: readonly Step[]) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get('step');
  const step = steps.find((one) => one === named) ?? (steps[0] as Step);
  const go = useCallback(
    (next: Step) => {
      const query = new URLSearchParams(window.location.search);
      query.set('step', next);
      void navigate({ search: query.toString() }, { state: { stepsTaken: stepsTaken() + 1 } });
    },
    [navigate],
  );
  return { step, go, at: steps.indexOf(step) };
}

/** Replaces all steps in the history by a page: the form is sent, and Back leads to none of them. */
export function leaveSteps(navigate: NavigateFunction, to: string): void {
  const leave = (): void => void navigate(to, { replace: true });
  const taken = stepsTaken();
  if (taken === 0) leave();
  else {
    window.addEventListener('popstate', leave, { once: true });
    void navigate(-taken);
  }
}
