import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { parseDestinations } from '../search/recent-destinations.ts';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import styles from './rental-home.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** Destinations of earlier trips (RENT-01); each links to vehicles for going there again. */
export function RecentDestinations({ trip }: { readonly trip: TripSearch }) {
  const { t } = useTranslation();
  const recent = parseDestinations(useStored('recent-destinations'));
  // Its space is reserved: only the browser knows its content.
  if (recent.length === 0) return <div className={styles['recent']} />;
  return (
    <nav className={styles['recent']} aria-label={t('rental.recent')}>
      <p className={styles['recentTitle']}>{t('rental.recent')}</p>
      <ul className={styles['places']}>
        {recent.map((place) => (
          <li key={place.location_name}>
            <Link
              className={styles['again']}
              to={paths.vehicleSearch({
                ...tripQuery({ ...trip, destination_location: place, distanceData: null }),
              })}
            >
              <Icon name="pin" size={16} />
              <bdi>{place.location_name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
