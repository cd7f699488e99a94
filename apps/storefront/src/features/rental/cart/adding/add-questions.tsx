import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { AlertDialog } from '../../../../ui/dialog/alert-dialog.tsx';
import { TripVehicleList } from '../trip/trip-vehicle-list.tsx';
import type { Adding } from './use-adding.ts';

/** The questions of RENT-05, one open at most. */
export function AddQuestions({ adding }: { readonly adding: Adding }) {
  const { t } = useTranslation();
  const { question, busy, answer, cancel } = adding;
  const shared = { busy, onConfirm: () => answer('yes'), onCancel: cancel };
  return (
    <>
      <AlertDialog
        {...shared}
        open={question?.dialog === 'same_provider'}
        title={t('trips.otherProvider')}
        text={question?.text}
        confirm={t('trips.resetAndAdd')}
        danger
      />
      <AlertDialog
        {...shared}
        open={question?.dialog === 'trip_type'}
        title={t('trips.changeType')}
        confirm={t('trips.yes')}
        cancel={t('trips.no')}
      />
      <AlertDialog
        {...shared}
        open={question?.dialog === 'hour_difference'}
        title={question?.title ?? t('trips.hourDifference')}
        text={question?.text}
        confirm={t('trips.updateHours')}
        other={{ label: t('trips.addAsItIs'), onChoose: () => answer('as_it_is') }}
      />
      <TripVehicleList question={question} busy={busy} onRemove={() => answer('yes')} onCancel={cancel} />
    </>
  );
}
