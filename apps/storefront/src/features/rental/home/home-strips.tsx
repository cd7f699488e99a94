import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import styles from './home-strips.module.css';
import type { VehicleCategory } from './load-rental-home.ts';
import { Link } from '../../../ui/link/link.tsx';

// Pictures of the demo market; an operator's are shown uncropped.
const [categoryWidth, categoryHeight] = [320, 200];

/** Vehicle categories, with the number of vehicles. */
export function CategoryStrip({
  categories,
  trip,
}: {
  readonly categories: readonly VehicleCategory[];
  readonly trip: TripSearch;
}) {
  const { t } = useTranslation();
  return (
    <Scroller label={t('rental.categories')}>
      {categories.map(({ id, name, image_full_url: src, vehicle_count: count }) => (
        <li key={id} className={styles['category']}>
          <Link to={paths.vehicleSearch({ categoryId: id, ...tripQuery(trip) })} className={styles['tile']}>
            <Picture
              className={styles['picture']}
              src={src}
              alt=""
              width={categoryWidth}
              height={categoryHeight}
              fit="contain"
              hue="rental"
            />
            <span className={styles['name']}>{name}</span>
            <span className={styles['count']}>{t('rental.vehicleCount', { count })}</span>
          </Link>
        </li>
      ))}
    </Scroller>
  );
}
