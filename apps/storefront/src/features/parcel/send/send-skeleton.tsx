import { Columns } from '../../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './send.module.css';

const step = <Skeleton shape="block" className={styles['stepWait']} />;

/** The form before its script has come. */
export function SendSkeleton() {
  return (
    <Loading>
      <Columns heading={<Skeleton className={styles['titleWait']} />} aside={step}>
        {step}
        {step}
        {step}
      </Columns>
    </Loading>
  );
}
