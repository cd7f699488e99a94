import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useFiles } from '../form/chosen-files.ts';
import { NotLoaded, NotSent } from '../form/not-sent.tsx';
import { PersonFields } from '../form/person-fields.tsx';
import { noProblems, type Problems, showFirstProblem } from '../form/problems.ts';
import { StepFrame } from '../form/step-frame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { problemsOfRefusal, useSending } from '../form/use-sending.ts';
import { useStep } from '../form/use-step.ts';
import { useZones } from '../form/use-zones.ts';
import { HoursStep } from './hours-step.tsx';
import type { PlaceSearchSlot } from './place-part.tsx';
import { PlanStep } from './plan-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShopStep, useSellerModules } from './shop-step.tsx';
import { storeBody } from './store-body.ts';
import { providerDrafts, storeDrafts } from './store-draft.ts';
import {
  chosenModule,
  firstStepWith,
  problemsOfStep,
  type StoreFiles,
  storeProblemsOf,
  type StoreStep,
  storeSteps,
} from './store-problems.ts';

const noFiles: StoreFiles = { logo: [], cover: [], documents: [] };

export interface StoreFormProps {
  /** A provider: the module is the market's rental one. */
  readonly trips: boolean;
  readonly PlaceSearch: PlaceSearchSlot;
}

/** The application as far as it is filled in, and all that it is judged by. */
function useApplication(trips: boolean) {
  const translator = useTranslation();
  const { modules } = useMarket();
  const store = trips ? providerDrafts : storeDrafts;
  const { draft: kept, change, startOver, round } = useDraft(store);
  const { files, forgetFiles, ...ofFiles } = useFiles(noFiles);
  const rental = useSellerModules().find(({ module_type: type }) => type === 'rental');
  const draft = trips && rental ? { ...kept, moduleId: rental.id } : kept;
  const { zones: all, ...loadedZones } = useZones();
  const chosen = chosenModule(modules, draft);
  const zones = chosen ? all.filter(({ id }) => chosen.module.zones.includes(id)) : all;
  const isProvider = chosen?.capabilities.trips ?? trips;
  const loadedPlans = useQuery(
    callQuery('partners.plans', { query: { kind: isProvider ? 'provider' : 'store' } }),
  );
  const plans = loadedPlans.data?.plans ?? [];
  const planIds = plans.map(({ id }) => id);
  const problems = storeProblemsOf({ draft, files, zones, modules, planIds }, translator);
  const loading = [loadedZones, loadedPlans];
  return {
    loading,
    draft,
    change,
    files,
    ...ofFiles,
    round,
    startOver: (): void => {
      startOver();
      forgetFiles();
    },
    zones,
    plans,
    chosen,
    isProvider,
    problems,
    putAside: store.putAside,
  };
}

/** Which steps were tried, and what the server said: their problems are shown. */
function useShownProblems(problems: Problems, told: Problems, step: StoreStep) {
  const [tried, setTried] = useState<readonly StoreStep[]>([]);
  const shown = tried.includes(step) ? problemsOfStep({ ...told, ...problems }, step) : noProblems;
  const startTrying = (): void => setTried([]);
  return {
    startTrying,
    shown,
    tryStep: (one: StoreStep) => setTried((before) => [...before, one]),
  };
}

/** A store, or a provider, applies: five steps, kept on the device, sent at the end (PART-01). */
export function StoreForm({ trips, PlaceSearch }: StoreFormProps) {
  const { t } = useTranslation();
  const application = useApplication(trips);
  const { draft, change, files, changeFiles, zones, plans, chosen, isProvider, problems } = application;
  const { told, tell } = application;
  const { step, go, at } = useStep(storeSteps);
  const { startTrying, shown, tryStep } = useShownProblems(problems, told, step);
  const sending = useSending('partners.registerStore', application.putAside);
  const goWrong = (wrong: StoreStep): void => {
    tryStep(wrong);
    if (wrong === step) showFirstProblem();
    else go(wrong);
  };
  const send = (): void =>
    sending.mutate(storeBody(draft, files, isProvider), {
      onError: (error) => {
        const said = problemsOfRefusal(error);
        tell(said);
        const wrong = firstStepWith(said);
        if (wrong) goWrong(wrong);
      },
    });
  const next = (): void => {
    const wrong = step === 'review' ? firstStepWith(problems) : isWrong(problems, step) ? step : undefined;
    tell(noProblems);
    sending.reset();
    if (wrong) goWrong(wrong);
    else if (step === 'review') send();
    else go(storeSteps[at + 1] ?? 'review');
  };
  const delivers = !isProvider;
  const alwaysOpen = chosen?.capabilities.alwaysOpen ?? false;
  return (
    <StepFrame
      title={t(trips ? 'partners.formProvider' : 'partners.formStore')}
      steps={stepNames}
      at={at}
      busy={sending.isPending || sending.isSuccess}
      onGo={go}
      onNext={next}
      onStartOver={() => {
        application.startOver();
        startTrying();
        go('about');
      }}
    >
      <NotLoaded loading={application.loading} />
      {step === 'about' && (
        <PersonFields key={application.round} draft={draft} problems={shown} onChange={change} />
      )}
      {step === 'shop' && (
        <ShopStep
          draft={draft}
          problems={shown}
          zones={zones}
          moduleFixed={trips && chosen !== undefined}
          isProvider={isProvider}
          PlaceSearch={PlaceSearch}
          onChange={change}
        />
      )}
      {step === 'hours' && (
        <HoursStep
          draft={draft}
          problems={shown}
          alwaysOpen={alwaysOpen}
          delivers={delivers}
          onChange={change}
        />
      )}
      {step === 'plan' && (
        <PlanStep
          draft={draft}
          files={files}
          plans={plans}
          problems={shown}
          onChange={change}
          onFiles={changeFiles}
        />
      )}
      {step === 'review' && (
        <ReviewStep
          draft={draft}
          files={files}
          zones={zones}
          plans={plans}
          moduleName={chosen?.module.module_name ?? ''}
          delivers={delivers}
          alwaysOpen={alwaysOpen}
          onGo={go}
        />
      )}
      <NotSent error={sending.error} />
    </StepFrame>
  );
}

const isWrong = (problems: Problems, step: StoreStep): boolean =>
  Object.keys(problemsOfStep(problems, step)).length > 0;

const stepNames = storeSteps.map((id) => ({ id, title: `partners.step_${id}` as const }));
