import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Strip } from '../../../ui/strip/strip.tsx';
import { StoreGrid } from '../cards/card-grid.tsx';
import { StoreCardSkeletons } from '../cards/card-skeletons.tsx';
import { EmptyList } from './late-empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListCount } from './list-count.tsx';
import { isFiltered } from './list-filters.ts';
import type { StoreListing } from './load-list.ts';
import { MorePages } from './more-pages.tsx';
import { useFiltering } from './use-filtering.ts';

interface StoreListProps {
  readonly listing: StoreListing;
  readonly title: string;
  /** It comes first on its page: its pictures are fetched at once. */
  readonly first?: boolean;
  /** More pages are loaded by scrolling. */
  readonly endless?: boolean;
}

/** Stores, filtered and sorted as the address says. */
export function StoreList({ listing, title, first = false, endless = false }: StoreListProps) {
  const { t } = useTranslation();
  const filtering = useFiltering();
  const { cards, total, filters, nowMs } = listing;
  return (
    <Strip title={title} note={<ListCount>{t('home.storeCount', { count: total })}</ListCount>} isRegion>
      <FilterBar listing={listing} />
      {filtering ? (
        <StoreCardSkeletons />
      ) : cards.length === 0 ? (
        <EmptyList kind="stores" filtered={isFiltered(filters)} />
      ) : (
        <StoreGrid stores={cards} nowMs={nowMs} eager={first} />
      )}
      <MorePages shown={cards.length} total={total} pages={filters.pages} endless={endless} />
    </Strip>
  );
}
