import type { ReactNode, Ref } from 'react';
import { PageCard, Problem } from '../../../ui/page/page.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../profile/profile-settings.module.css';

interface ListCardProps {
  readonly title: string;
  readonly lead: string;
  /** Undefined while it is loading. */
  readonly rows: readonly ReactNode[] | undefined;
  readonly error: Error | null;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Stands below the list. */
  readonly children?: ReactNode;
}

/** A list of the account on a card: under its heading the rows, or why there are none. */
export function ListCard({ title, lead, rows, error, headingRef, children }: ListCardProps) {
  // Deleting a row by its own button would lose the focus.
  const keptFocus = useKeptFocus<HTMLDivElement>('h2');
  return (
    <div {...keptFocus}>
      <PageCard title={title} lead={lead} keepsFocus headingRef={headingRef}>
        {!rows && !error && (
          <Loading className={styles['list']}>
            <Skeleton shape="title" share={80} />
          </Loading>
        )}
        {!rows && error && <Problem>{error.message}</Problem>}
        <ul className={styles['list']}>{rows}</ul>
        {children}
      </PageCard>
    </div>
  );
}
