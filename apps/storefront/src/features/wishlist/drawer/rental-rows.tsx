import type { Reply } from '@promenade/contract/calls';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { HeartView as Heart } from '../heart-view.tsx';
import styles from '../wishlist.module.css';
import { Link } from '../../../ui/link/link.tsx';

type Wishlist = Reply<'rentalWishlist.list'>;

// Names where a vehicle's page was come to from (WISH-02).
const from = 'from_wishlist';

/** A favourite vehicle: to its page (WISH-02), or off the list. */
export function VehicleRow({ vehicle }: { readonly vehicle: Wishlist['vehicles'][number] }) {
  const { t } = useTranslation();
  const { total_vehicle_count: count } = vehicle;
  return (
    <li className={styles['row']}>
      <Picture
        src={vehicle.thumbnail_full_url}
        alt=""
        width={vehicle.thumbnail_width}
        height={vehicle.thumbnail_height}
        fit="contain"
        hue="rental"
        thumbnail
        className={styles['picture']}
      />
      <Link to={paths.vehicle(vehicle, { from })} className={styles['open']} replace>
        <span className={styles['name']}>{vehicle.name}</span>
        <span className={styles['seller']}>{vehicle.provider.name}</span>
        <span className={styles['seller']}>
          {count === 0 ? t('rental.noneAvailable') : t('rental.available', { count })}
        </span>
      </Link>
      <Heart favourite={{ vehicle_id: vehicle.id }} name={vehicle.name} />
    </li>
  );
}

/** A favourite provider (WISH-02). */
export function ProviderRow({ provider }: { readonly provider: Wishlist['providers'][number] }) {
  return (
    <li className={styles['row']}>
      <Picture src={provider.logo_full_url} alt="" width={96} height={96} className={styles['picture']} />
      <Link to={paths.provider(provider, { from })} className={styles['open']} replace>
        <span className={styles['name']}>{provider.name}</span>
        <span className={styles['seller']}>{provider.address}</span>
      </Link>
      <Heart favourite={{ provider_id: provider.id }} name={provider.name} />
    </li>
  );
}
