import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths/paths.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { WireItem } from '../screen-line.ts';
import styles from './cart-drawer.module.css';

/** Whose items the cart holds: it opens over any page, another store's too. A link, unless that store's page is open. */
export function CartStore({ item }: { readonly item: WireItem }) {
  const { pathname } = useLocation();
  const { store_id: id, store_slug: slug, store_name: name, zone_id } = item;
  const isThere = [id, slug].some((key) => pathname === `/store/${key}`);
  const { module_id, module_type } = item;
  return (
    <p className={styles['store']}>
      <Icon name="store" />
      {isThere ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={paths.store({ id, module_id, module_type, zone_id })}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </p>
  );
}
