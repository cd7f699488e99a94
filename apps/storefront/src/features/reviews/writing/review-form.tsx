import { type FormEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { sendForGood } from '../../../lib/api/send-for-good.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useKeptPictures } from '../../../lib/picture/use-kept-pictures.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextArea } from '../../../ui/field/field.tsx';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';
import { askForStars, StarsField } from '../../../ui/stars-field/stars-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import styles from './review-form.module.css';
import type { ReviewSubject } from './review-subject.ts';

// The contract's maximum length.
const commentCharacters = 1000;

interface ReviewDraft {
  readonly rating: number;
  readonly comment: string;
  readonly pictures: readonly ChosenPicture[];
}

function formOf({ orderId, lineId }: ReviewSubject, { rating, comment, pictures }: ReviewDraft): FormData {
  const form = new FormData();
  form.set('order_id', orderId);
  form.set('line_id', lineId);
  form.set('rating', String(rating));
  form.set('comment', comment.trim());
  for (const [at, { blob }] of pictures.entries()) form.append('pictures', blob, `picture-${at + 1}.jpg`);
  return form;
}

interface ReviewFormProps {
  readonly subject: ReviewSubject;
  readonly onSent: () => void;
}

/** Stars, text and pictures for a delivered line. A refusal shows the server's message (SYS-06). */
export function ReviewForm({ subject, onSent }: ReviewFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [pictures, setPictures] = useKeptPictures(`review ${subject.lineId}`);
  const [comment, setComment] = useKeptWords(`review ${subject.lineId}`);
  const [stars, setStars] = useKeptWords(`stars ${subject.lineId}`);
  const rating = Number(stars);
  const [tried, setTried] = useState(false);
  // A refusal may mean that another tab has reviewed it.
  const askWhatIsLeft = (): void => {
    for (const left of ['reviews.pending', 'reviews.ofOrder'])
      void queryClient.invalidateQueries({ queryKey: [left] });
  };
  const { mutate, isPending } = useMutation({
    mutationKey: ['reviews.submit'],
    mutationFn: (body: FormData) =>
      sendForGood(`review ${subject.lineId}`, 'already_reviewed', () => call('reviews.submit', { body })),
    onSuccess: (reply) => {
      if (reply) showToast('success', reply.message || t('review.sent'));
      else showToast('info', t('review.arrived'));
      setComment('');
      setStars('');
      setPictures([]);
      askWhatIsLeft();
      onSent();
    },
    onError: askWhatIsLeft,
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (rating === 0) askForStars(event.currentTarget);
    else mutate(formOf(subject, { rating, comment, pictures }));
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <StarsField
        legend={t('review.starsLabel')}
        nameOf={(count) => t('review.stars', { count })}
        value={rating}
        problem={tried && rating === 0 ? t('review.starsMissing') : undefined}
        onChange={(count) => setStars(String(count))}
      />
      <TextArea
        label={t('review.comment')}
        maxLength={commentCharacters}
        rows={4}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <PicturesField pictures={pictures} onChange={setPictures} />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('review.send')}
      </Button>
    </form>
  );
}
