import { Loading, Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import styles from './my-trips.module.css';

/** Trips to come, in their final shape. */
export function ListSkeleton() {
  return (
    <Loading className={styles['list']}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className={styles['rowWait']} />
      ))}
    </Loading>
  );
}
