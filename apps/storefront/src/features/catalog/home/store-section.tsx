import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { StoreGrid } from '../cards/card-grid.tsx';
import { StoreCardSkeletons } from '../cards/card-skeletons.tsx';
import { FilterBar } from './filter-bar.tsx';
import { changedSearch, isFiltered } from './home-filters.ts';
import styles from './home.module.css';
import type { HomeContents } from './load-home.ts';
import { ShowMore } from './show-more.tsx';

/** Whether other filters of this list are on their way: the list that is shown no longer answers the question. */
function useFiltering(): boolean {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  if (!next || next.pathname !== pathname) return false;
  const withoutPages = (text: string) => changedSearch(new URLSearchParams(text), {});
  return withoutPages(next.search) !== withoutPages(search);
}

function NoStores({ filtered }: { readonly filtered: boolean }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { show } = useView('location');
  if (!filtered) {
    const action = <Button onClick={() => show()}>{t('home.changeLocation')}</Button>;
    return (
      <EmptyState picture="store" title={t('home.noStores')} text={t('home.noStoresText')} action={action} />
    );
  }
  const all = changedSearch(search, { open_now: null, free_delivery: null, min_rating: null });
  const action = (
    <ButtonLink to={all} preventScrollReset>
      {t('home.clearFilters')}
    </ButtonLink>
  );
  return (
    <EmptyState picture="search" title={t('home.noMatch')} text={t('home.noMatchText')} action={action} />
  );
}

interface StoreSectionProps {
  readonly contents: HomeContents;
  readonly title: string;
}

/** The stores of the place, filtered and sorted by what the URL says. */
export function StoreSection({ contents, title }: StoreSectionProps) {
  const { t } = useTranslation();
  const filtering = useFiltering();
  const { cards: stores, total } = contents.stores;
  return (
    <section className={styles['section']} aria-labelledby="stores-title">
      <header className={styles['bar']}>
        <h2 id="stores-title">{title}</h2>
        <p className={styles['count']} aria-live="polite">
          {t('home.storeCount', { count: total })}
        </p>
      </header>
      <FilterBar filters={contents.filters} />
      {filtering ? (
        <StoreCardSkeletons />
      ) : stores.length === 0 ? (
        <NoStores filtered={isFiltered(contents.filters)} />
      ) : (
        <StoreGrid stores={stores} nowMs={contents.nowMs} eager={contents.view.kind !== 'overview'} />
      )}
      <ShowMore shown={stores.length} total={total} pages={contents.filters.pages} />
    </section>
  );
}
