import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Rating } from '../../../ui/rating/rating.tsx';
import styles from './store-reviews-button.module.css';

interface StoreReviewsButtonProps {
  readonly slug: string;
  readonly average: number;
  readonly count: number;
}

/** A store's rating, which opens the reviews of its items (`?view=reviews:…`); nothing without reviews. */
export function StoreReviewsButton({ slug, average, count }: StoreReviewsButtonProps) {
  const { show } = useView('reviews');
  if (count === 0) return null;
  return (
    <Button
      look="plain"
      size="small"
      className={styles['rating']}
      aria-haspopup="dialog"
      onClick={() => show(slug)}
    >
      <span className={styles['line']}>
        <Rating value={average} count={count} />
        <Icon name="chevron-end" size={16} />
      </span>
    </Button>
  );
}
