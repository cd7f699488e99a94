import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './record-list.module.css';

/** The skeleton of a list of a shopper's records, in its final shape. */
export function RecordListSkeleton() {
  return (
    <Loading className={styles['list']}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className={styles['wait']} />
      ))}
    </Loading>
  );
}
