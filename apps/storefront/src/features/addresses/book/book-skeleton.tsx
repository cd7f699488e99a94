import { Card } from '../../../ui/card/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './address-book.module.css';

/** Two addresses to come. */
export function BookSkeleton() {
  return (
    <Loading className={styles['list']}>
      {[1, 2].map((row) => (
        <Card key={row} padded className={styles['address']}>
          <Skeleton shape="circle" className={styles['icon']} />
          <div className={styles['text']}>
            <Skeleton shape="title" share={25} />
            <Skeleton share={60} />
            <Skeleton share={40} />
          </div>
        </Card>
      ))}
    </Loading>
  );
}
