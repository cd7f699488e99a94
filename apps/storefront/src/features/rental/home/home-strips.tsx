import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import { type TripSearch, tripQuery } from '../search/trip-search.ts';
import styles from './home-strips.module.css';
import type { Banner, VehicleCategory } from './load-rental-home.ts';
import { Link } from '../../../ui/link/link.tsx';

/** Where a banner leads: to a vehicle, a provider or a category; null where to nothing. */
export function bannerPath({ vehicle_id, provider_id, category_id }: Banner): string | null {
  if (vehicle_id) return paths.vehicle({ slug: vehicle_id }, { from: 'from_banner' });
  if (provider_id) return paths.provider({ slug: provider_id }, { from: 'from_banner' });
  return category_id ? paths.vehicleSearch({ categoryId: category_id }) : null;
}

function BannerPicture({ banner, eager }: { readonly banner: Banner; readonly eager: boolean }) {
  const picture = (
    <>
      <Picture
        className={styles['bannerPicture']}
        src={banner.image_full_url}
        alt=""
        width={banner.image_width}
        height={banner.image_height}
        hue="rental"
        eager={eager}
      />
      <span className={styles['bannerTitle']} dir="auto">
        {banner.title}
      </span>
    </>
  );
  const to = bannerPath(banner);
  return to ? (
    <Link to={to} className={styles['banner']}>
      {picture}
    </Link>
  ) : (
    <div className={styles['banner']}>{picture}</div>
  );
}

/** What the market puts in front, side by side. */
export function BannerStrip({ banners }: { readonly banners: readonly Banner[] }) {
  const { t } = useTranslation();
  return (
    <Scroller label={t('list.banners')} buttons={false}>
      {banners.map((banner, place) => (
        <li key={banner.id} className={styles['bannerPlace']}>
          <BannerPicture banner={banner} eager={place === 0} />
        </li>
      ))}
    </Scroller>
  );
}

// Drawings of the demo market; an operator's are shown whole.
const [categoryWidth, categoryHeight] = [320, 200];

/** Kinds of vehicles, with how many there are. */
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
