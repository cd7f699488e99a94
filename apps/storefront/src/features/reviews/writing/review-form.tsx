import { type FormEvent, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/api/use-call.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
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
  const [draft, setDraft] = useState<Omit<ReviewDraft, 'comment'>>({ rating: 0, pictures: [] });
  const [comment, setComment] = useKeptWords(`review ${subject.lineId}`);
  const [tried, setTried] = useState(false);
  // A refusal may mean that another tab has reviewed it.
  const askWhatIsLeft = (): void => {
    for (const left of ['reviews.pending', 'reviews.ofOrder'])
      void queryClient.invalidateQueries({ queryKey: [left] });
  };
  const { mutate, isPending } = useCall('reviews.submit', {
    onSuccess: ({ message }) => {
      showToast('success', message || t('review.sent'));
      setComment('');
      askWhatIsLeft();
      onSent();
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (draft.rating === 0) askForStars(event.currentTarget);
    else mutate({ body: formOf(subject, { ...draft, comment }) }, { onError: askWhatIsLeft });
  };
  return (
    <form className={styles['form']} onSubmit={send} noValidate>
      <StarsField
        legend={t('review.starsLabel')}
        nameOf={(count) => t('review.stars', { count })}
        value={draft.rating}
        problem={tried && draft.rating === 0 ? t('review.starsMissing') : undefined}
        onChange={(rating) => setDraft({ ...draft, rating })}
      />
      <TextArea
        label={t('review.comment')}
        maxLength={commentCharacters}
        rows={4}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <PicturesField
        pictures={draft.pictures}
        onChange={(pictures) => setDraft((last) => ({ ...last, pictures }))}
      />
      <Button type="submit" size="large" wide busy={isPending}>
        {t('review.send')}
      </Button>
    </form>
  );
}
