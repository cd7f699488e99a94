import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useLast } from '../../../lib/view/use-last.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './reviews.module.css';
import { Reviews } from './reviews.tsx';

export interface StoreReviewsDialogProps {
  readonly open: boolean;
  /** The store's slug or id. */
  readonly store: string;
  readonly onClose: () => void;
}

const pageSize = 20;

function StoreReviews({ store }: { readonly store: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(
    callQuery('reviews.ofStore', { query: { store_id: store, limit: pageSize } }),
  );
  if (data) return <Reviews of={{ store }} first={data} withItems titleHidden />;
  if (error) return <LoadFailure heading="h3" title={t('review.notLoaded')} error={error} retry={refetch} />;
  return (
    <Loading className={styles['waitingWhole']}>
      <Skeleton shape="block" className={styles['waitingStars']} />
      <Skeleton shape="block" className={styles['waiting']} />
      <Skeleton shape="block" className={styles['waiting']} />
      <Skeleton shape="block" className={styles['waiting']} />
    </Loading>
  );
}

/** The reviews of a store's items. The last store stays while the dialog closes. */
export function StoreReviewsDialog({ open, store, onClose }: StoreReviewsDialogProps) {
  const { t } = useTranslation();
  const last = useLast(store);
  return (
    <Dialog readFirst open={open} onClose={onClose} title={t('review.title')} size="wide">
      {last && <StoreReviews store={last} />}
    </Dialog>
  );
}
