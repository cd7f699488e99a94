import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './menu-lists.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** An entry of a list in the menu. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly to: string;
}

// NAV-10: 12 are fetched and cached, 10 are shown (readings.md).
export const fetched = { type: 'all', offset: 1, limit: 12 } as const;
const shown = 10;

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

/** A list of the menu, collapsed at first (NAV-10). */
export function MenuList<Data, Key extends QueryKey>(props: MenuListProps<Data, Key>) {
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
                <Link replace to={to}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link replace to={all} className={styles['all']}>
                {t('common.viewAll')}
              </Link>
            </li>
          </ul>
        )}
      </details>
    </li>
  );
}
