import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { LineList, LineRow } from '../../../ui/line-list/line-list.tsx';
import styles from './review-form.module.css';
import { ReviewButton } from './review-button.tsx';

// Pictures of items are square.
const picturePixels = 256;

/** The lines of the last delivered order that wait for a review; nothing for a guest or where none waits. */
export function PendingReviews() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const { data = [] } = useQuery({ ...callQuery('reviews.pending'), enabled: signedIn });
  if (!signedIn || data.length === 0) return null;
  return (
    <section className={styles['pending']}>
      <h2>{t('review.pending')}</h2>
      <LineList label={t('review.pending')}>
        {data.map(({ line_id, order_id, item_name, image_full_url, store_name }) => (
          <LineRow
            key={line_id}
            picture={{ src: image_full_url, width: picturePixels, height: picturePixels }}
            heading={item_name}
            note={store_name}
            amount={<ReviewButton subject={{ orderId: order_id, lineId: line_id }} name={item_name} />}
          />
        ))}
      </LineList>
    </section>
  );
}
