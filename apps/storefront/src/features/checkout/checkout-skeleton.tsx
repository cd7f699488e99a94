import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './checkout.module.css';

/** Checkout to come, in its final shape. */
export function CheckoutSkeleton() {
  return (
    <Loading className={styles['page']}>
      <span className={styles['title']}>
        <Skeleton shape="title" share={40} />
      </span>
      <div className={styles['choices']}>
        {[1, 2, 3, 4, 5].map((block) => (
          <Skeleton key={block} shape="block" className={styles['skeletonSection']} />
        ))}
      </div>
      <Skeleton shape="block" className={styles['skeletonSummary']} />
    </Loading>
  );
}
