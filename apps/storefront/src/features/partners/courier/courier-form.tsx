import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useFiles } from '../form/chosen-files.ts';
import { NotLoaded, NotSent } from '../form/not-sent.tsx';
import { noProblems, showFirstProblem } from '../form/problems.ts';
import { StepFrame } from '../form/step-frame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { problemsOfRefusal, useSending } from '../form/use-sending.ts';
import { useStep } from '../form/use-step.ts';
import { useZones } from '../form/use-zones.ts';
import {
  type CourierFiles,
  type CourierStep,
  courierBody,
  courierDrafts,
  courierProblemsOf,
  courierSteps,
  firstCourierStep,
  judgeCourier,
} from './courier-draft.ts';
import { AboutCourier, PapersStep } from './courier-steps.tsx';

const noFiles: CourierFiles = { image: [], identity: [] };
const stepNames = [
  { id: 'about', title: 'partners.step_about' },
  { id: 'papers', title: 'partners.step_papers' },
] as const;

function useApplication() {
  const { t } = useTranslation();
  const { draft, change, startOver, round } = useDraft(courierDrafts);
  const { files, forgetFiles, ...ofFiles } = useFiles(noFiles);
  const { zones, ...loadedZones } = useZones();
  const loadedPlans = useQuery(callQuery('partners.plans', { query: { kind: 'courier' } }));
  const plans = loadedPlans.data?.plans ?? [];
  const judged = { draft, files, zoneIds: zones.map(({ id }) => id), planIds: plans.map(({ id }) => id) };
  const loading = [loadedZones, loadedPlans];
  const forget = (): void => {
    startOver();
    forgetFiles();
  };
  const problems = judgeCourier(judged, t);
  return { draft, change, files, ...ofFiles, zones, plans, loading, problems, forget, round };
}

/** A courier applies, in two steps (PART-01). */
export function CourierForm() {
  const { t } = useTranslation();
  const application = useApplication();
  const { draft, change, files, changeFiles, zones, plans, loading, problems, forget, round } = application;
  const { told, tell } = application;
  const { step, go, at } = useStep(courierSteps);
  const [tried, setTried] = useState<readonly CourierStep[]>([]);
  const sending = useSending('partners.registerCourier', courierDrafts.putAside);
  const shown = tried.includes(step) ? courierProblemsOf({ ...told, ...problems }, step) : noProblems;
  const goWrong = (wrong: CourierStep): void => {
    setTried((before) => [...before, wrong]);
    if (wrong === step) showFirstProblem();
    else go(wrong);
  };
  const send = (): void =>
    sending.mutate(courierBody(draft, files), {
      onError: (error) => {
        const said = problemsOfRefusal(error);
        tell(said);
        const wrong = firstCourierStep(said);
        if (wrong) goWrong(wrong);
      },
    });
  const next = (): void => {
    tell(noProblems);
    sending.reset();
    const wrong = firstCourierStep(step === 'about' ? courierProblemsOf(problems, 'about') : problems);
    if (wrong) goWrong(wrong);
    else if (step === 'about') go('papers');
    else send();
  };
  const startAnew = (): void => {
    forget();
    setTried([]);
    go('about');
  };
  const busy = sending.isPending || sending.isSuccess;
  return (
    <StepFrame
      title={t('partners.formCourier')}
      steps={stepNames}
      at={at}
      busy={busy}
      onGo={go}
      onNext={next}
      onStartOver={startAnew}
    >
      <NotLoaded loading={loading} />
      {step === 'about' ? (
        <AboutCourier key={round} draft={draft} zones={zones} problems={shown} onChange={change} />
      ) : (
        <PapersStep
          draft={draft}
          files={files}
          plans={plans}
          problems={shown}
          onChange={change}
          onFiles={changeFiles}
        />
      )}
      <NotSent error={sending.error} />
    </StepFrame>
  );
}
