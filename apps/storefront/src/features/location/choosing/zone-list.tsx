import type { Reply } from '@promenade/contract/calls';
import type { Place } from '../../../lib/address/address.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Outside } from './outside.ts';
import { useWording } from './use-wording.ts';
import styles from './zone-list.module.css';
import { zonesByDistance } from './zones-by-distance.ts';

/** A zone that is chosen from a list. */
export type ListedZone = Reply<'settings.landing'>['zones'][number];

interface ZoneListProps {
  readonly zones: readonly ListedZone[];
  readonly onZone: (place: Place, zoneIds: readonly string[]) => void;
  /** Names only, as small buttons. */
  readonly compact?: boolean;
  /** A place outside all of them: the nearest comes first. */
  readonly outside?: Outside | undefined;
}

const nowhere: Outside = { point: null, nearest: null };

/** The zones of the market as a list; choosing one takes a point inside the zone. */
export function ZoneList({ zones, onZone, compact = false, outside = nowhere }: ZoneListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const wording = useWording();
  const { nearest } = outside;
  const away = nearest && t('location.zoneAway', { distance: format.distance(nearest.distanceMetres) });
  return (
    <ul
      className={styles['zones']}
      data-compact={compact || undefined}
      aria-label={t(wording === 'pickup' ? 'location.zonesPickup' : 'location.zones')}
    >
      {zonesByDistance(zones, outside).map(({ id, name, store_count, latitude, longitude }) => (
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
              {id === nearest?.id && <span className={styles['count']}>{away}</span>}
            </span>
            {!compact && <Icon name="chevron-end" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
