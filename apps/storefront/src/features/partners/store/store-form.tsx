import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useFiles } from '../form/chosen-files.ts';
import { NotLoaded, NotSent } from '../form/not-sent.tsx';
import { PersonFields } from '../form/person-fields.tsx';
import { StepFrame } from '../form/step-frame.tsx';
import { useApplication } from '../form/use-application.ts';
import { useDraft } from '../form/use-draft.ts';
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
  problemsOfStep,
  type StoreFiles,
  storeProblemsOf,
  storeSteps,
} from './store-problems.ts';

const noFiles: StoreFiles = { logo: [], cover: [], documents: [] };

export interface StoreFormProps {
  /** For a provider the module is the market's rental one. */
  readonly trips: boolean;
  readonly PlaceSearch: PlaceSearchSlot;
}

/** The draft, and what its validation depends on. */
function useStore(trips: boolean) {
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
    forget: (): void => {
      startOver();
      forgetFiles();
    },
    zones,
    plans,
    chosen,
    isProvider,
    problems,
    onSent: store.putAside,
  };
}

/** The application of a store or a provider: five steps, stored on the device, sent at the end (PART-01). */
export function StoreForm({ trips, PlaceSearch }: StoreFormProps) {
  const { t } = useTranslation();
  const store = useStore(trips);
  const { draft, change, files, changeFiles, zones, plans, chosen, isProvider } = store;
  const { step, at, go, shown, next, startOver, busy, error } = useApplication({
    ...store,
    steps: storeSteps,
    ofStep: problemsOfStep,
    call: 'partners.registerStore',
    body: () => storeBody(draft, files, isProvider),
  });
  const delivers = !isProvider;
  const alwaysOpen = chosen?.capabilities.alwaysOpen ?? false;
  return (
    <StepFrame
      title={t(trips ? 'partners.formProvider' : 'partners.formStore')}
      steps={stepNames}
      at={at}
      busy={busy}
      onGo={go}
      onNext={next}
      onStartOver={startOver}
    >
      <NotLoaded loading={store.loading} />
      {step === 'about' && (
        <PersonFields key={store.round} draft={draft} problems={shown} onChange={change} />
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
      <NotSent error={error} />
    </StepFrame>
  );
}

const stepNames = storeSteps.map((id) => ({ id, title: `partners.step_${id}` as const }));
