import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { LineList, LineRow } from '../../../ui/line-list/line-list.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './review-form.module.css';
import { ReviewForm } from './review-form.tsx';
import type { ReviewSubject } from './review-subject.ts';

export interface ReviewDialogProps {
  readonly open: boolean;
  readonly subject: ReviewSubject | null;
  readonly onClose: () => void;
}

// Pictures of items are square.
const picturePixels = 256;

function LineToReview({
  subject,
  onClose,
}: {
  readonly subject: ReviewSubject;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    callQuery('orders.details', { query: { order_id: subject.orderId } }),
  );
  const line = data?.lines.find(({ id }) => id === subject.lineId);
  if (error && !data)
    return <LoadFailure heading="h3" title={t('review.notLoaded')} error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading>
        <Skeleton shape="block" className={styles['waiting']} />
      </Loading>
    );
  if (!line) {
    const close = <Button onClick={onClose}>{t('common.close')}</Button>;
    return (
      <ErrorState heading="h3" title={t('review.notLoaded')} text={t('shell.notFound.text')} action={close} />
    );
  }
  const picture = { src: line.image_full_url, width: picturePixels, height: picturePixels };
  return (
    <>
      <LineList label={line.name}>
        <LineRow picture={picture} heading={line.name} note={data.store?.name ?? ''} amount={null} />
      </LineList>
      <ReviewForm subject={subject} onSent={onClose} />
    </>
  );
}

/** Writes a review of a delivered line (`?view=review:…`). The last subject stays while the dialog closes. */
export function ReviewDialog({ open, subject, onClose }: ReviewDialogProps) {
  const { t } = useTranslation();
  const [last, setLast] = useState(subject);
  if (subject && subject !== last && (subject.lineId !== last?.lineId || subject.orderId !== last.orderId))
    setLast(subject);
  return (
    <Dialog open={open} onClose={onClose} title={t('review.write')}>
      {last && <LineToReview key={last.lineId} subject={last} onClose={onClose} />}
    </Dialog>
  );
}
