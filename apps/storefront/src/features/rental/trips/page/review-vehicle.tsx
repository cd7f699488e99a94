import { Refusal } from '@promenade/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../lib/api/browser-client.ts';
import { sendForGood } from '../../../../lib/api/send-for-good.ts';
import { useKeptWords } from '../../../../lib/form/use-kept-words.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../../lib/toast/toasts.ts';
import { useView } from '../../../../lib/view/use-view.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextArea } from '../../../../ui/field/field.tsx';
import { askForStars, StarsField } from '../../../../ui/stars-field/stars-field.tsx';
import styles from './trip.module.css';
import type { Trip } from './use-trip.ts';

// The contract's maximum length.
const commentMaximum = 1000;

interface ReviewVehicleProps {
  readonly tripId: string;
  readonly line: Trip['lines'][number];
}

function Form({ tripId, line, onDone }: ReviewVehicleProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const [comment, setComment] = useKeptWords(`review ${line.id}`);
  const [stars, setStars] = useKeptWords(`stars ${line.id}`);
  const rating = Number(stars);
  const askAnew = () => client.invalidateQueries();
  const send = useMutation({
    mutationFn: () => {
      const body = { trip_id: tripId, line_id: line.id, rating, comment: comment.trim() };
      return sendForGood(`review ${line.id}`, 'already_reviewed', () => call('trips.review', { body }));
    },
    onSuccess: (reply) => {
      if (reply) showToast('success', reply.message);
      else showToast('info', t('review.arrived'));
      setComment('');
      setStars('');
      onDone();
      return askAnew();
    },
    // An unanswered review may be stored already: the form stays, and the same press gets the answer.
    onError: (error) => (error instanceof Refusal ? askAnew() : undefined),
  });
  const press = (): void => {
    setTried(true);
    if (rating > 0) send.mutate();
    else if (form.current) askForStars(form.current);
  };
  return (
    <div ref={form} className={styles['form']}>
      <StarsField
        legend={t('trips.stars')}
        nameOf={(count) => t('common.rating', { rating: count })}
        value={rating}
        problem={tried && rating === 0 ? t('review.starsMissing') : undefined}
        onChange={(count) => setStars(String(count))}
      />
      <TextArea
        label={t('trips.comment')}
        maxLength={commentMaximum}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <Button size="large" wide busy={send.isPending} onClick={press}>
        {t('review.send')}
      </Button>
    </div>
  );
}

/** Reviews a vehicle, once its trip is over. */
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
