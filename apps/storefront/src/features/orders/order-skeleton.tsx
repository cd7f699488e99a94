import { Columns } from '../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './order.module.css';

/** An order to come, in its final shape. */
export function OrderSkeleton() {
  return (
    <Loading>
      <Columns
        aside={
          <>
            <Skeleton shape="block" className={styles['skeletonHead']} />
            <Skeleton shape="block" className={styles['skeletonPart']} />
          </>
        }
      >
        <Skeleton shape="block" className={styles['skeletonHead']} />
        <Skeleton shape="block" className={styles['skeletonMap']} />
      </Columns>
    </Loading>
  );
}
