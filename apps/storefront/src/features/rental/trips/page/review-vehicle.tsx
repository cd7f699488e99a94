import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segmented } from '../../../../ui/choice/choice.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../../ui/field/field.tsx';
import styles from './trip.module.css';
import type { Trip } from './use-trip.ts';

// As many characters as the contract takes.
const commentMaximum = 1000;
const stars = ['1', '2', '3', '4', '5'] as const;

interface ReviewVehicleProps {
  readonly tripId: string;
  readonly line: Trip['lines'][number];
}

function Form({ tripId, line, onDone }: ReviewVehicleProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [rating, setRating] = useState<(typeof stars)[number]>('5');
  const [comment, setComment] = useState('');
  const send = useMutation({
    mutationFn: () =>
      call('trips.review', {
        body: { trip_id: tripId, line_id: line.id, rating: Number(rating), comment: comment.trim() },
      }),
    onSuccess: ({ message }) => {
      showToast('success', message);
      onDone();
    },
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <div className={styles['form']}>
      <Segmented
        name="vehicle-rating"
        label={t('trips.stars')}
        value={rating}
        options={stars.map((value) => ({
          value,
          label: (
            <>
              <span aria-hidden="true">{value} ★</span>
              <span className="visually-hidden">{t('common.rating', { rating: value })}</span>
            </>
          ),
        }))}
        onChange={setRating}
      />
      <TextArea
        label={t('trips.comment')}
        maxLength={commentMaximum}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button size="large" wide busy={send.isPending} onClick={() => send.mutate()}>
        {t('trips.sendReview')}
      </Button>
    </div>
  );
}

/** Says how a vehicle was, once its trip is over. */
export function ReviewVehicle({ tripId, line }: ReviewVehicleProps) {
  const { t } = useTranslation();
  const { open, subject, show, hide } = useView('review-vehicle');
  const isThis = open && subject === line.id;
  return (
    <>
      <Button
        look="soft"
        size="small"
        icon="star"
        aria-haspopup="dialog"
        aria-label={`${t('trips.review')}: ${line.name}`}
        onClick={() => show(line.id)}
      >
        {t('trips.review')}
      </Button>
      <Dialog open={isThis} onClose={hide} title={line.name} size="small">
        {isThis && <Form tripId={tripId} line={line} onDone={hide} />}
      </Dialog>
    </>
  );
}
