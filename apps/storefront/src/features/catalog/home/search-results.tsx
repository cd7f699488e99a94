import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ItemTiles, StoreGrid } from '../cards/card-grid.tsx';
import styles from './home.module.css';
import type { HomeContents } from './load-home.ts';
import { ShowMore } from './show-more.tsx';

interface ResultsProps {
  readonly contents: HomeContents;
  readonly text: string;
}

/** Stores and dishes that a search found. */
export function SearchResults({ contents, text }: ResultsProps) {
  const { t } = useTranslation();
  const { stores, items, filters, nowMs } = contents;
  if (stores.cards.length === 0 && items.cards.length === 0) {
    const action = <ButtonLink to={paths.home()}>{t('home.back')}</ButtonLink>;
    return (
      <EmptyState
        picture="search"
        title={t('home.nothingFound', { text })}
        text={t('home.nothingFoundText')}
        action={action}
      />
    );
  }
  return (
    <>
      {stores.cards.length > 0 && (
        <section className={styles['section']}>
          <header className={styles['bar']}>
            <h2>{t('home.foundStores')}</h2>
            <p className={styles['count']}>{t('home.storeCount', { count: stores.total })}</p>
          </header>
          <StoreGrid stores={stores.cards} nowMs={nowMs} eager />
        </section>
      )}
      {items.cards.length > 0 && (
        <section className={styles['section']}>
          <header className={styles['bar']}>
            <h2>{t('home.foundItems')}</h2>
            <p className={styles['count']}>{t('home.itemCount', { count: items.total })}</p>
          </header>
          <ItemTiles items={items.cards} />
          <ShowMore shown={items.cards.length} total={items.total} pages={filters.pages} />
        </section>
      )}
    </>
  );
}
