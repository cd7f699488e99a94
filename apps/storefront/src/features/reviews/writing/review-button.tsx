import type { Ref } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { type ReviewSubject, reviewView, subjectText } from './review-subject.ts';

interface ReviewButtonProps {
  readonly subject: ReviewSubject;
  readonly name: string;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Opens the form for a delivered line. */
export function ReviewButton({ subject, name, ref }: ReviewButtonProps) {
  const { t } = useTranslation();
  const { show } = useView(reviewView);
  return (
    <Button
      ref={ref}
      look="soft"
      size="small"
      icon="star"
      aria-haspopup="dialog"
      aria-label={t('review.writeOf', { name })}
      onClick={() => show(subjectText(subject))}
    >
      {t('review.write')}
    </Button>
  );
}
