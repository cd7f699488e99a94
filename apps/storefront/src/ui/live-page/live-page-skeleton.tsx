import { Card } from '../card/card.tsx';
import { Columns } from '../columns/columns.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import styles from './live-page.module.css';

const mostLines = [1, 2, 3, 4, 5, 6, 7];

function PartWait({ lines }: { readonly lines: number }) {
  return (
    <Card padded className={styles['partWait']}>
      <Skeleton shape="title" share={40} />
      {mostLines.slice(0, lines).map((line) => (
        <Skeleton key={line} share={line % 2 === 0 ? 60 : 80} />
      ))}
    </Card>
  );
}

/** The skeleton of a live page, in its final shape: what it is, its steps, the map, and what was agreed. */
export function LivePageSkeleton({ title }: { readonly title: string }) {
  return (
    <Loading>
      <Columns
        aside={
          <>
            <PartWait lines={7} />
            <PartWait lines={3} />
            <PartWait lines={3} />
          </>
        }
      >
        <Card padded className={styles['state']}>
          <div className={styles['head']}>
            <Skeleton share={60} className={styles['about']} />
            {/* Not the page's heading yet: what has the focus must not go away with it. */}
            <p className={styles['statusWait']}>{title}</p>
            <Skeleton share={80} />
            <Skeleton shape="block" className={styles['timeWait']} />
          </div>
          <Skeleton shape="block" className={styles['stepsWait']} />
          <Skeleton shape="block" className={styles['actionsWait']} />
          <Skeleton shape="block" className={styles['actionsWait']} />
        </Card>
        <Skeleton shape="block" className={styles['map']} />
      </Columns>
    </Loading>
  );
}
