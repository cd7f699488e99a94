import type { Reply } from '@promenade/contract/calls';
import { discountedPrice } from '@promenade/domain/catalog';
import { toMajor, toMinor } from '@promenade/domain/money';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { domainDiscount } from '../../../lib/wire/domain-discount.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { HeartView as Heart } from '../heart-view.tsx';
import styles from '../wishlist.module.css';
import { opensPage } from './wording.ts';
import { Link } from '../../../ui/link/link.tsx';

type Wishlist = Reply<'wishlist.list'>;
type Item = Wishlist['item'][number];
type Store = Wishlist['store'][number];

function ItemWords({ item }: { readonly item: Item }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const after = discountedPrice(toMinor(item.price, decimals), domainDiscount(item, decimals));
  const now = format.shortPrice(toMajor(after, decimals));
  return (
    <>
      <span className={styles['name']}>{item.name}</span>
      <span className={styles['seller']}>{item.stock === 0 ? t('cart.outOfStock') : item.store_name}</span>
      <Price
        size="small"
        now={item.price_to > item.price ? t('item.from', { price: isolate(now) }) : now}
        before={toMajor(after, decimals) < item.price ? format.shortPrice(item.price) : null}
      />
    </>
  );
}

/** A favourite item: to its page or into the quick view (WISH-02), into the cart (ITEM-11), or off the list. */
export function ItemRow({ item }: { readonly item: Item }) {
  const { t } = useTranslation();
  const dialog = useView('item');
  const quickAdd = useView('quick-add');
  return (
    <li className={styles['row']}>
      <Picture
        src={item.image_full_url}
        alt=""
        width={item.image_width}
        height={item.image_height}
        fit="contain"
        hue={item.module_type}
        className={styles['picture']}
      />
      {opensPage(item.module_type) ? (
        <Link to={paths.product(item)} className={styles['open']} replace>
          <ItemWords item={item} />
        </Link>
      ) : (
        <button type="button" className={styles['open']} onClick={() => dialog.show(item.slug)}>
          <ItemWords item={item} />
        </button>
      )}
      <IconButton
        icon="plus"
        label={t('item.addNamed', { name: item.name })}
        aria-haspopup="dialog"
        disabled={item.stock === 0}
        onClick={() => quickAdd.show(item.slug)}
      />
      <Heart favourite={{ item_id: item.id }} name={item.name} />
    </li>
  );
}

/** A favourite store (WISH-02). */
export function StoreRow({ store }: { readonly store: Store }) {
  return (
    <li className={styles['row']}>
      <Picture src={store.logo_full_url} alt="" width={96} height={96} className={styles['picture']} />
      <Link to={paths.store(store)} className={styles['open']} replace>
        <span className={styles['name']}>{store.name}</span>
        <span className={styles['seller']}>{store.address}</span>
      </Link>
      <Heart favourite={{ store_id: store.id }} name={store.name} />
    </li>
  );
}
