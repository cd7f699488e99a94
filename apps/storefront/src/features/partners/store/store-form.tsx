import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useFiles } from '../form/chosen-files.ts';
import { NotLoaded, NotSent } from '../form/not-sent.tsx';
import { PersonFields } from '../form/person-fields.tsx';
import type { Problems } from '../form/problems.ts';
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

interface StepProps extends Pick<StoreFormProps, 'PlaceSearch'> {
  readonly store: ReturnType<typeof useStore>;
  readonly step: (typeof storeSteps)[number];
  readonly shown: Problems;
  /** The application is for the market's rental module, which cannot be changed. */
  readonly moduleFixed: boolean;
  readonly onGo: (step: StepProps['step']) => void;
}

/** The fields of a step. */
function StoreStep({ store, step, shown, moduleFixed, PlaceSearch, onGo }: StepProps) {
  const { draft, change, files, changeFiles, zones, plans, chosen, isProvider } = store;
  const shared = { draft, problems: shown, onChange: change };
  const delivers = !isProvider;
  const alwaysOpen = chosen?.capabilities.alwaysOpen ?? false;
  switch (step) {
    case 'about':
      return <PersonFields key={store.round} {...shared} />;
    case 'shop':
      return <ShopStep {...shared} {...{ zones, moduleFixed, isProvider, PlaceSearch }} />;
    case 'hours':
      return <HoursStep {...shared} {...{ alwaysOpen, delivers }} />;
    case 'plan':
      return <PlanStep {...shared} {...{ files, plans }} onFiles={changeFiles} />;
    case 'review':
      return (
        <ReviewStep
          {...{ draft, files, zones, plans, delivers, alwaysOpen, onGo }}
          moduleName={chosen?.module.module_name ?? ''}
        />
      );
  }
}

/** The application of a store or a provider: five steps, stored on the device, sent at the end (PART-01). */
export function StoreForm({ trips, PlaceSearch }: StoreFormProps) {
  const { t } = useTranslation();
  const store = useStore(trips);
  const { step, shown, error, frame } = useApplication({
    ...store,
    steps: storeSteps,
    ofStep: problemsOfStep,
    call: 'partners.registerStore',
    body: () => storeBody(store.draft, store.files, store.isProvider),
  });
  return (
    <StepFrame title={t(trips ? 'partners.formProvider' : 'partners.formStore')} steps={stepNames} {...frame}>
      <NotLoaded loading={store.loading} />
      <StoreStep
        {...{ store, step, shown, PlaceSearch }}
        moduleFixed={trips && store.chosen !== undefined}
        onGo={frame.onGo}
      />
      <NotSent error={error} />
    </StepFrame>
  );
}

const stepNames = storeSteps.map((id) => ({ id, title: `partners.step_${id}` as const }));
