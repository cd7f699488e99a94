import type { ComponentProps, ReactNode } from 'react';
import { LoadFailure } from '../../lib/api/load-failure.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PagesEnd } from '../../ui/list-end/pages-end.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { EntryList, type EntryRow } from './entry-list.tsx';
import styles from './wallet.module.css';

interface HistoryProps {
  /** Undefined while they are loading. */
  readonly entries: readonly EntryRow[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Its pages. */
  readonly list: ComponentProps<typeof PagesEnd>['of'];
  readonly empty: Omit<ComponentProps<typeof EmptyState>, 'heading'>;
  /** Beside the heading. */
  readonly filter?: ReactNode;
}

function Entries({ entries, error, retry, empty }: HistoryProps) {
  const { t } = useTranslation();
  if (entries?.length === 0) return <EmptyState heading="h3" {...empty} />;
  if (entries) return <EntryList label={t('wallet.history')} entries={entries} />;
  if (error) return <LoadFailure heading="h3" title={t('wallet.notLoaded')} error={error} retry={retry} />;
  return (
    <Loading className={styles['waiting']}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className={styles['entryWait']} />
      ))}
    </Loading>
  );
}

/** A history on its card, with its filter, and more of it on demand. */
export function History(props: HistoryProps) {
  const { t } = useTranslation();
  return (
    <Card as="section" padded aria-labelledby="wallet-history">
      <div className={styles['historyHead']}>
        <h2 id="wallet-history" className={styles['heading']}>
          {t('wallet.history')}
        </h2>
        {props.filter}
      </div>
      <Entries {...props} />
      <PagesEnd of={props.list} shown={props.entries?.length ?? 0}>
        {t('wallet.more')}
      </PagesEnd>
    </Card>
  );
}
