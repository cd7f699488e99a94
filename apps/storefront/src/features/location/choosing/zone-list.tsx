import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Place } from './place.ts';
import styles from './zone-list.module.css';

interface ZoneListProps {
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
  /** Names alone, as small buttons. */
  readonly compact?: boolean;
}

/** The zones of the market as a list to pick from: the place is then the middle of the zone. */
export function ZoneList({ onZone, compact = false }: ZoneListProps) {
  const { t } = useTranslation();
  const { zones } = useMarket().landing;
  return (
    <ul className={styles['zones']} data-compact={compact || undefined}>
      {zones.map(({ id, name, store_count, latitude, longitude }) => (
        <li key={id}>
          <button
            type="button"
            className={styles['zone']}
            onClick={() => onZone({ text: name, lat: latitude, lng: longitude }, [id])}
          >
            <span className={styles['words']}>
              <span className={styles['name']}>
                <bdi>{name}</bdi>
              </span>
              {!compact && (
                <span className={styles['count']}>{t('location.zoneStores', { count: store_count })}</span>
              )}
            </span>
            {!compact && <Icon name="chevron-end" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
