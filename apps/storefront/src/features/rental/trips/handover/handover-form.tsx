import { latinDigits } from '@promenade/domain/contact';
import type { HandoverMoment } from '@promenade/domain/rental';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../../lib/api/guest.ts';
import { sendForGood } from '../../../../lib/api/send-for-good.ts';
import { focusProblem } from '../../../../lib/form/focus-problem.ts';
import { useKeptWords } from '../../../../lib/form/use-kept-words.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../../lib/picture/small-picture.ts';
import { useKeptPictures } from '../../../../lib/picture/use-kept-pictures.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextArea, TextField } from '../../../../ui/field/field.tsx';
import { PicturesField } from '../../../../ui/pictures-field/pictures-field.tsx';
import type { ChosenPicture } from '../../../../ui/pictures-field/use-chosen-pictures.ts';
import type { Trip } from '../page/use-trip.ts';
import styles from './handover.module.css';

// The contract's own limits, duplicated because its file depends on the validation library.
const mostPictures = 8;
const mostKilometres = 5_000_000;
const noteMaximum = 500;
// Scratches are visible at this size, and eight pictures fit into one request.
const longestSidePx = 1600;

interface HandoverFormProps {
  readonly tripId: string;
  readonly unit: Trip['units'][number];
  readonly moment: HandoverMoment;
  readonly onDone: () => void;
}

interface Seen {
  readonly kilometres: string;
  readonly fuelPercent: number;
  readonly note: string;
  readonly pictures: readonly ChosenPicture[];
}

/** What the odometer shows; empty for a vehicle without an engine that has none, null where it cannot be. */
export function readingOf(text: string, fuel: Trip['units'][number]['fuel_type']): number | null {
  if (text === '' && fuel === 'none') return 0;
  return /^\d+$/.test(text) && Number(text) <= mostKilometres ? Number(text) : null;
}

const nameOf = ({ tripId, unit, moment }: HandoverFormProps): string =>
  `hand-over ${tripId} ${unit.unit_id} ${moment}`;

async function formOf({ tripId, unit, moment }: HandoverFormProps, seen: Seen): Promise<FormData> {
  const form = new FormData();
  const fields = {
    ...(await guestQuery()),
    trip_id: tripId,
    unit_id: unit.unit_id,
    moment,
    odometer_km: String(readingOf(seen.kilometres, unit.fuel_type)),
    fuel_percent: String(seen.fuelPercent),
    note: seen.note.trim(),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [at, { blob }] of seen.pictures.entries())
    form.append('pictures', blob, `picture-${at + 1}.jpg`);
  return form;
}

function useWriting(props: HandoverFormProps, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (seen: Seen) => {
      const body = await formOf(props, seen);
      return sendForGood(nameOf(props), 'handover_written', () => call('trips.handOver', { body }));
    },
    onSuccess: (reply) => {
      if (reply) showToast('success', reply.message);
      else showToast('info', t('trips.handoverArrived'));
      onDone();
    },
    onSettled: () => client.invalidateQueries(),
  });
}

interface FuelProps {
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

function FuelField({ percent, onChange }: FuelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <div className={styles['fuel']}>
      <label htmlFor={id}>
        {t('trips.fuel')} <output>{t('trips.percent', { percent: format.number(percent) })}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}

/** Garages have bad lines: the entered text and the pictures survive the dialog and a reload. */
function useSeen(props: HandoverFormProps) {
  const name = nameOf(props);
  const [kilometres, setKilometres] = useKeptWords(`${name} kilometres`);
  const [note, setNote] = useKeptWords(`${name} note`);
  const [fuelPercent, setFuelPercent] = useState(100);
  const [pictures, setPictures] = useKeptPictures(name);
  const forget = (): void => {
    setKilometres('');
    setNote('');
    setPictures([]);
  };
  const seen: Seen = { kilometres, fuelPercent, note, pictures };
  return { seen, setKilometres, setFuelPercent, setNote, setPictures, forget };
}

/** The hand-over checklist of a customer: odometer, fuel or charge, pictures, and remarks. */
export function HandoverForm(props: HandoverFormProps) {
  const { t } = useTranslation();
  const { seen, setKilometres, setFuelPercent, setNote, setPictures, forget } = useSeen(props);
  const [tried, setTried] = useState(false);
  const writing = useWriting(props, () => {
    forget();
    props.onDone();
  });
  const { fuel_type: fuel } = props.unit;
  const isNumber = readingOf(seen.kilometres, fuel) !== null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isNumber) writing.mutate(seen);
    else focusProblem(event.currentTarget);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      <TextField
        label={t('trips.odometer')}
        inputMode="numeric"
        dir="ltr"
        value={seen.kilometres}
        hint={fuel === 'none' ? t('trips.odometerNone') : undefined}
        error={tried && !isNumber ? t('trips.odometerMissing') : undefined}
        onChange={({ target }) => setKilometres(latinDigits(target.value.trim()))}
      />
      {fuel !== 'none' && <FuelField percent={seen.fuelPercent} onChange={setFuelPercent} />}
      <PicturesField
        legend={t('trips.pictures', { count: mostPictures })}
        addLabel={t('review.addPicture')}
        removeLabel={(number) => t('review.removePicture', { number })}
        unreadable={t('review.pictureLarge')}
        most={mostPictures}
        pictures={seen.pictures}
        onChange={setPictures}
        shrink={(file) => smallPicture(file, longestSidePx)}
      />
      <TextArea
        label={t('trips.remarks')}
        maxLength={noteMaximum}
        rows={2}
        value={seen.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" size="large" wide busy={writing.isPending}>
        {t('trips.writeDown')}
      </Button>
    </form>
  );
}
