import { useState } from 'react';
import { noProblems, type Problems, showFirstProblem } from './problems.ts';
import { type ApplicationCall, problemsOfRefusal, useSending } from './sending/use-sending.ts';
import { useStep } from './use-step.ts';

interface ApplicationParts<Step extends string> {
  /** In their order; the last one sends. */
  readonly steps: readonly Step[];
  /** Those of a step. */
  readonly ofStep: (problems: Problems, step: Step) => Problems;
  /** All errors of the current draft. */
  readonly problems: Problems;
  /** The server's errors. */
  readonly told: Problems;
  readonly tell: (said: Problems) => void;
  readonly call: ApplicationCall;
  readonly body: () => FormData;
  readonly onSent: () => void;
  /** Deletes the draft. */
  readonly forget: () => void;
}

/**
 * The steps of an application: a step can be left when it has no errors, the last one sends, and errors, including
 * the server's, are shown on the first step that has one (PART-01).
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
  const next = (): void => {
    tell(noProblems);
    sending.reset();
    const wrong = firstWrong(problems, following ? [step] : steps);
    if (wrong) goWrong(wrong);
    else if (following) go(following);
    else send();
  };
  const startOver = (): void => {
    forget();
    setTried([]);
    if (steps[0]) go(steps[0]);
  };
  const busy = sending.isPending || sending.isSuccess;
  return {
    step,
    /** The errors of the current step, once the applicant has tried to leave it. */
    shown: tried.includes(step) ? ofStep({ ...told, ...problems }, step) : noProblems,
    error: sending.error,
    /** For its StepFrame. */
    frame: { at, busy, onGo: go, onNext: next, onStartOver: startOver },
  };
}
