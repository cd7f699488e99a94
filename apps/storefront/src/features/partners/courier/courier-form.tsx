import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useFiles } from '../form/chosen-files.ts';
import { NotLoaded, NotSent } from '../form/not-sent.tsx';
import { StepFrame } from '../form/step-frame.tsx';
import { useApplication } from '../form/use-application.ts';
import { useDraft } from '../form/use-draft.ts';
import { useZones } from '../form/use-zones.ts';
import {
  type CourierFiles,
  courierBody,
  courierDrafts,
  courierProblemsOf,
  courierSteps,
  judgeCourier,
} from './courier-draft.ts';
import { AboutCourier, PapersStep } from './courier-steps.tsx';

const noFiles: CourierFiles = { image: [], identity: [] };
const stepNames = [
  { id: 'about', title: 'partners.step_about' },
  { id: 'papers', title: 'partners.step_papers' },
] as const;

function useCourier() {
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
  const courier = useCourier();
  const { draft, change, files, changeFiles, zones, plans } = courier;
  const { step, shown, error, frame } = useApplication({
    ...courier,
    steps: courierSteps,
    ofStep: courierProblemsOf,
    call: 'partners.registerCourier',
    body: () => courierBody(draft, files),
    onSent: courierDrafts.putAside,
  });
  return (
    <StepFrame title={t('partners.formCourier')} steps={stepNames} {...frame}>
      <NotLoaded loading={courier.loading} />
      {step === 'about' ? (
        <AboutCourier key={courier.round} draft={draft} zones={zones} problems={shown} onChange={change} />
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
      <NotSent error={error} />
    </StepFrame>
  );
}
