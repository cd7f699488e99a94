import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './send.module.css';

/** The form before its script has come. */
export function SendSkeleton() {
  return (
    <Loading className={styles['page']}>
      <Skeleton className={styles['titleWait']} />
      <div className={styles['stepsColumn']}>
        <Skeleton shape="block" className={styles['stepWait']} />
        <Skeleton shape="block" className={styles['stepWait']} />
        <Skeleton shape="block" className={styles['stepWait']} />
      </div>
      <Skeleton shape="block" className={styles['stepWait']} />
    </Loading>
  );
}
