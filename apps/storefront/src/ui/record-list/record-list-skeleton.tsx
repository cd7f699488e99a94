import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './record-list.module.css';

/** A list of what a shopper has done, to come, in its final shape. */
export function RecordListSkeleton() {
  return (
    <Loading className={styles['list']}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className={styles['wait']} />
      ))}
    </Loading>
  );
}
