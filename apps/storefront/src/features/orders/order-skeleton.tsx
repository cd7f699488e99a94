import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './order.module.css';

/** An order to come, in its final shape. */
export function OrderSkeleton() {
  return (
    <Loading className={styles['page']}>
      <div className={styles['main']}>
        <Skeleton shape="block" className={styles['skeletonHead']} />
        <Skeleton shape="block" className={styles['skeletonMap']} />
      </div>
      <div className={styles['side']}>
        <Skeleton shape="block" className={styles['skeletonHead']} />
        <Skeleton shape="block" className={styles['skeletonPart']} />
      </div>
    </Loading>
  );
}
