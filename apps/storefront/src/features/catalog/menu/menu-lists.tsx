import type { Reply } from '@promenade/contract/calls';
import { cacheTimes } from '../../../lib/api/cache-times.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useLetsVehicles } from '../../../lib/session/use-lets-vehicles.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { type Entry, fetched, MenuList } from './menu-list.tsx';
import { RentalLists } from './rental-lists.tsx';

const storeEntries = ({ stores }: Reply<'catalog.latestStores'>): Entry[] =>
  stores.slice(0, fetched.limit).map((store) => ({
    id: store.id,
    name: store.name,
    to: paths.store(store),
  }));

const categoryEntries = (categories: Reply<'catalog.categories'>): Entry[] =>
  categories.map((category) => ({
    id: category.id,
    name: category.name,
    to: paths.homeCategory(category, category.module_id),
  }));

function GoodsLists() {
  const { module } = useVisit();
  return (
    <>
      <MenuList
        title="home.categories"
        icon="menu"
        all={paths.categories(module?.id)}
        query={{ ...callQuery('catalog.categories'), ...cacheTimes.categories }}
        entriesOf={categoryEntries}
      />
      <MenuList
        title="list.latest"
        icon="store"
        all={paths.stores('latest', module?.id)}
        query={callQuery('catalog.latestStores', { query: fetched })}
        entriesOf={storeEntries}
      />
      <MenuList
        title="list.popular"
        icon="star"
        all={paths.stores('popular', module?.id)}
        query={callQuery('catalog.popularStores', { query: fetched })}
        entriesOf={storeEntries}
      />
    </>
  );
}

/**
 * Categories, latest and popular stores in the menu, once a location is stored; in rental vehicle categories and
 * providers (NAV-10).
 */
export function MenuLists() {
  const { location } = useVisit();
  const letsVehicles = useLetsVehicles();
  if (!location) return null;
  return letsVehicles ? <RentalLists /> : <GoodsLists />;
}
