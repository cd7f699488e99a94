import { Card } from '../../../ui/card/card.tsx';
import { Columns } from '../../../ui/columns/columns.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './send.module.css';

/** The number of placeholders before the kinds are loaded: that of a market's defaults. */
export const waitingKinds = [0, 1, 2, 3, 4, 5, 6].map((place) => (
  <Skeleton key={place} shape="block" className={styles['kindWait']} />
));

const step = <Skeleton shape="block" className={styles['stepWait']} />;

/** The form before its script is loaded. */
export function SendSkeleton() {
  return (
    <Loading>
      <Columns heading={<Skeleton shape="block" className={styles['titleWait']} />} aside={step}>
        <Card padded className={styles['step']}>
          <Skeleton shape="block" className={styles['stepTitleWait']} />
          <div className={styles['kinds']}>{waitingKinds}</div>
        </Card>
        {step}
        {step}
      </Columns>
    </Loading>
  );
}
