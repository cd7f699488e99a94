import { useState } from 'react';
import { noProblems, type Problems, showFirstProblem } from './problems.ts';
import { type ApplicationCall, problemsOfRefusal, useSending } from './sending/use-sending.ts';
import { useStep } from './use-step.ts';

interface ApplicationParts<Step extends string> {
  /** In their order; the last one sends. */
  readonly steps: readonly Step[];
  /** Those of a step. */
  readonly ofStep: (problems: Problems, step: Step) => Problems;
  /** All that is wrong with it as it stands. */
  readonly problems: Problems;
  /** What the server said of it. */
  readonly told: Problems;
  readonly tell: (said: Problems) => void;
  readonly call: ApplicationCall;
  readonly body: () => FormData;
  readonly onSent: () => void;
  /** Forgets what was filled in. */
  readonly forget: () => void;
}

/**
 * The way through an application: a step is left when nothing is wrong in it, the last one sends, and what is wrong, or
 * what the server said, is shown at the first step that has it (PART-01).
 */
export function useApplication<Step extends string>(parts: ApplicationParts<Step>) {
  const { steps, ofStep, problems, told, tell, body, forget } = parts;
  const { step, go, at } = useStep(steps);
  const [tried, setTried] = useState<readonly Step[]>([]);
  const sending = useSending(parts.call, parts.onSent);
  const firstWrong = (among: Problems, of = steps): Step | undefined =>
    of.find((one) => Object.keys(ofStep(among, one)).length > 0);
  const goWrong = (wrong: Step): void => {
    setTried((before) => [...before, wrong]);
    if (wrong === step) showFirstProblem();
    else go(wrong);
  };
  const send = (): void =>
    sending.mutate(body(), {
      onError: (error) => {
        const said = problemsOfRefusal(error);
        tell(said);
        const wrong = firstWrong(said);
        if (wrong) goWrong(wrong);
      },
    });
  const following = steps[at + 1];
  return {
    step,
    at,
    go,
    /** What is wrong in the step that is shown, once it was tried. */
    shown: tried.includes(step) ? ofStep({ ...told, ...problems }, step) : noProblems,
    next: (): void => {
      tell(noProblems);
      sending.reset();
      const wrong = firstWrong(problems, following ? [step] : steps);
      if (wrong) goWrong(wrong);
      else if (following) go(following);
      else send();
    },
    startOver: (): void => {
      forget();
      setTried([]);
      if (steps[0]) go(steps[0]);
    },
    busy: sending.isPending || sending.isSuccess,
    error: sending.error,
  };
}
