import { useSearchParams } from 'react-router';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ItemTiles, StoreGrid } from '../cards/card-grid.tsx';
import { PageHero } from '../hero/page-hero.tsx';
import { ItemList } from '../lists/item-list.tsx';
import { ListCount } from '../lists/list-count.tsx';
import { changedSearch, isFiltered } from '../lists/list-filters.ts';
import styles from '../lists/lists.module.css';
import { StoreList } from '../lists/store-list.tsx';
import type { SearchContents } from './load-search.ts';

/** The corrected search. */
function Suggestion({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles['suggestion']}>
      <ButtonLink look="soft" size="small" icon="search" to={paths.search(text)}>
        {t('list.didYouMean', { text: isolate(text) })}
      </ButtonLink>
    </p>
  );
}

/** Nothing was found: possible reasons, and the closest goods instead. */
function Nothing({ contents }: { readonly contents: SearchContents }) {
  const { t } = useTranslation();
  const { text, nearest } = contents;
  return (
    <>
      <EmptyState
        picture="search"
        title={t('home.nothingFound', { text })}
        text={t('home.nothingFoundText')}
        action={<ButtonLink to={paths.home()}>{t('home.back')}</ButtonLink>}
      />
      {nearest.length > 0 && (
        <Strip title={t('list.nearest')}>
          <ItemTiles items={nearest} />
        </Strip>
      )}
    </>
  );
}

function BestStores({ contents }: { readonly contents: SearchContents }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { bestStores: stores, storesTotal, nowMs } = contents;
  if (stores.length === 0) return null;
  return (
    <Strip
      title={t('home.foundStores')}
      note={<ListCount>{t('home.storeCount', { count: storesTotal })}</ListCount>}
      all={storesTotal > stores.length ? changedSearch(search, { show: 'stores' }) : undefined}
      allAt="end"
    >
      <StoreGrid stores={stores} nowMs={nowMs} eager />
    </Strip>
  );
}

/** Items and stores that a search found. */
export function SearchResults({ contents }: { readonly contents: SearchContents }) {
  const { t } = useTranslation();
  const { text, stores, items, suggestion, storesTotal } = contents;
  const listing = stores ?? items;
  const nothing = listing?.total === 0 && storesTotal === 0 && !isFiltered(listing.filters);
  const heading = t('home.resultsFor', { text });
  return (
    <>
      <PageHead title={heading} description={heading} path={paths.search(text)} />
      <PageHero heading={heading} text={text} />
      {suggestion && <Suggestion text={suggestion} />}
      {nothing && <Nothing contents={contents} />}
      {!nothing && <BestStores contents={contents} />}
      {!nothing && stores && <StoreList listing={stores} title={t('home.foundStores')} first endless />}
      {!nothing && items && (items.total > 0 || isFiltered(items.filters)) && (
        <ItemList listing={items} title={t('home.foundItems')} first />
      )}
    </>
  );
}
