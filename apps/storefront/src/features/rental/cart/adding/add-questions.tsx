import type { ReactNode } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { AlertDialog } from '../../../../ui/dialog/alert-dialog.tsx';
import { TripVehicleList } from '../trip/trip-vehicle-list.tsx';
import type { AddQuestion } from './asked.ts';
import type { Adding } from './use-adding.ts';

type Open<Kind extends AddQuestion['kind']> = Extract<AddQuestion, { kind: Kind }> | null;

/** A dialog fades out with the words it had. */
const ofKind = <Kind extends AddQuestion['kind']>(question: AddQuestion | null, kind: Kind): Open<Kind> =>
  question?.kind === kind ? (question as Open<Kind>) : null;

/** The questions of RENT-05, one open at most. */
export function AddQuestions({ adding }: { readonly adding: Adding }): ReactNode {
  const { t } = useTranslation();
  const { question, busy, answer, cancel } = adding;
  const yes = () => answer('yes');
  const said = question && 'text' in question ? question.text : '';
  const shared = { busy, onConfirm: yes, onCancel: cancel };
  return (
    <>
      <AlertDialog
        {...shared}
        open={question?.kind === 'other_provider'}
        title={t('trips.otherProvider')}
        text={said}
        confirm={t('trips.resetAndAdd')}
        danger
      />
      <AlertDialog
        {...shared}
        open={question?.kind === 'trip_type'}
        title={t('trips.changeType')}
        confirm={t('trips.yes')}
        cancel={t('trips.no')}
      />
      <AlertDialog
        {...shared}
        open={question?.kind === 'duration'}
        title={t('trips.hourDifference')}
        text={said}
        confirm={t('trips.updateHours')}
        other={{ label: t('trips.addAsItIs'), onChoose: () => answer('as_it_is') }}
      />
      <TripVehicleList
        open={question?.kind === 'conflict'}
        vehicles={ofKind(question, 'conflict')?.vehicles ?? []}
        busy={busy}
        onRemove={yes}
        onCancel={cancel}
      />
    </>
  );
}
