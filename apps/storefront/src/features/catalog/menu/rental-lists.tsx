import type { Reply } from '@promenade/contract/calls';
import { cacheTimes } from '../../../lib/api/cache-times.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { type Entry, fetched, MenuList } from './menu-list.tsx';

const categoryEntries = (categories: Reply<'vehicles.categories'>): Entry[] =>
  categories.map(({ id, name }) => ({ id, name, to: paths.vehicleSearch({ categoryId: id }) }));

const providerEntries = ({ stores }: Reply<'providers.latest'>): Entry[] =>
  stores.map((provider) => ({ id: provider.id, name: provider.name, to: paths.provider(provider) }));

/** The menu's lists in rental: vehicle categories and providers. */
export function RentalLists() {
  return (
    <>
      <MenuList
        title="home.categories"
        icon="menu"
        all={paths.vehicleSearch()}
        query={{ ...callQuery('vehicles.categories'), ...cacheTimes.categories }}
        entriesOf={categoryEntries}
      />
      <MenuList
        title="list.latest"
        icon="store"
        all={paths.providers({ list: 'latest' })}
        query={callQuery('providers.latest', { query: fetched })}
        entriesOf={providerEntries}
      />
      <MenuList
        title="list.popular"
        icon="star"
        all={paths.providers()}
        query={callQuery('providers.popular', { query: fetched })}
        entriesOf={providerEntries}
      />
    </>
  );
}
