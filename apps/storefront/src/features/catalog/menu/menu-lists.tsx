import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Reply } from '@promenade/contract/calls';
import { cacheTimes } from '../../../lib/api/cache-times.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { ListLink } from '../../../ui/link/list-link.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './menu-lists.module.css';

/** An entry of a list in the menu. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly to: string;
}

// NAV-10: 12 are fetched and kept, 10 are shown (readings.md).
const fetched = { type: 'all', offset: 1, limit: 12 } as const;
const shown = 10;

const storeEntries = ({ stores }: Reply<'catalog.latestStores'>): Entry[] =>
  stores.slice(0, fetched.limit).map((store) => ({
    id: store.id,
    name: store.name,
    to: paths.store({ ...store, id: store.slug }),
  }));

const categoryEntries = (categories: Reply<'catalog.categories'>): Entry[] =>
  categories.map((category) => ({
    id: category.id,
    name: category.name,
    to: paths.homeCategory(category, category.module_id),
  }));

const waiting = (
  <Loading className={styles['waiting']}>
    <Skeleton share={60} />
    <Skeleton share={80} />
    <Skeleton share={40} />
  </Loading>
);

interface MenuListProps<Data, Key extends QueryKey> {
  readonly title: MessageKey;
  readonly icon: IconName;
  readonly all: string;
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  readonly entriesOf: (data: Data) => Entry[];
}

function MenuList<Data, Key extends QueryKey>(props: MenuListProps<Data, Key>) {
  const { title, icon, all, query, entriesOf } = props;
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(query);
  const entries = data === undefined ? null : entriesOf(data).slice(0, shown);
  return (
    <li>
      <details className={styles['list']}>
        <summary className={styles['head']}>
          <Icon name={icon} />
          {t(title)}
          <Icon name="chevron-down" size={16} />
        </summary>
        {entries === null && !isError && waiting}
        {isError && (
          <Button look="plain" size="small" onClick={() => void refetch()}>
            {t('common.tryAgain')}
          </Button>
        )}
        {entries?.length === 0 && <p className={styles['none']}>{t('list.noItems')}</p>}
        {entries && entries.length > 0 && (
          <ul className={styles['entries']}>
            {entries.map(({ id, name, to }) => (
              <li key={id}>
                <ListLink to={to}>{name}</ListLink>
              </li>
            ))}
            <li>
              <ListLink to={all} className={styles['all']}>
                {t('common.viewAll')}
              </ListLink>
            </li>
          </ul>
        )}
      </details>
    </li>
  );
}

/** Categories, latest and popular stores in the menu, once a location is stored (NAV-10). */
export function MenuLists() {
  const { location } = useVisit();
  if (!location) return null;
  return (
    <>
      <MenuList
        title="home.categories"
        icon="menu"
        all={paths.categories()}
        query={{ ...callQuery('catalog.categories'), ...cacheTimes.categories }}
        entriesOf={categoryEntries}
      />
      <MenuList
        title="list.latest"
        icon="store"
        all={paths.stores('latest')}
        query={callQuery('catalog.latestStores', { query: fetched })}
        entriesOf={storeEntries}
      />
      <MenuList
        title="list.popular"
        icon="star"
        all={paths.stores('popular')}
        query={callQuery('catalog.popularStores', { query: fetched })}
        entriesOf={storeEntries}
      />
    </>
  );
}
