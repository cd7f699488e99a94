import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Strip } from '../../../ui/strip/strip.tsx';
import { ItemTiles } from '../cards/card-grid.tsx';
import { ItemTileSkeletons } from '../cards/card-skeletons.tsx';
import { EmptyList } from './late-empty-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListCount } from './list-count.tsx';
import { isFiltered } from './list-filters.ts';
import type { ItemListing } from './load-list.ts';
import { MorePages } from './more-pages.tsx';
import { useFiltering } from './use-filtering.ts';

interface ItemListProps {
  readonly listing: ItemListing;
  readonly title: string;
  /** It comes first on its page: its first picture is fetched at once. */
  readonly first?: boolean;
}

/** Items, filtered and sorted as the address says; more pages are loaded by scrolling. */
export function ItemList({ listing, title, first = false }: ItemListProps) {
  const { t } = useTranslation();
  const filtering = useFiltering();
  const { cards, total, filters } = listing;
  return (
    <Strip title={title} note={<ListCount>{t('home.itemCount', { count: total })}</ListCount>} isRegion>
      <FilterBar listing={listing} />
      {filtering ? (
        <ItemTileSkeletons />
      ) : cards.length === 0 ? (
        <EmptyList kind="items" filtered={isFiltered(filters)} />
      ) : (
        <ItemTiles items={cards} eager={first} />
      )}
      <MorePages shown={cards.length} total={total} pages={filters.pages} endless />
    </Strip>
  );
}
