import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { Stars } from '../../../ui/rating/stars.tsx';
import { shownPrice } from '../cards/shown-price.ts';
import { useOfferWords } from '../cards/use-offer-words.ts';
import type { ItemView } from '../cards/wire.ts';
import styles from './item-dialog.module.css';
import { Link } from '../../../ui/link/link.tsx';

/** The store's name links to the store, unless that is the current page (ITEM-10). */
export function StoreLine({ item }: { readonly item: ItemView }) {
  const { pathname } = useLocation();
  const there = [item.store_id, item.store_slug].some((key) => pathname === `/store/${key}`);
  if (there) return <p className={styles['store']}>{item.store_name}</p>;
  const link = paths.store({
    id: item.store_id,
    module_id: item.module_id,
    module_type: item.module_type,
    zone_id: item.zone_id,
  });
  return (
    <Link to={link} className={styles['store']}>
      {item.store_name}
    </Link>
  );
}

/** Discount, veg, halal (if both flags are set), organic, recommended. */
export function ItemBadges({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation();
  const { toggle_veg_non_veg: vegCounts } = useMarket().config;
  const offer = useOfferWords().item(item);
  return (
    <p className={styles['badges']}>
      {offer && <Badge tone="accent">{offer}</Badge>}
      {item.veg && vegCounts === 1 && (
        <Badge tone="good" icon="leaf">
          {t('item.veg')}
        </Badge>
      )}
      {item.is_halal && item.halal_tag_status && <Badge tone="note">{t('item.halal')}</Badge>}
      {item.organic && <Badge tone="good">{t('item.organic')}</Badge>}
      {item.recommended && <Badge icon="star">{t('item.recommended')}</Badge>}
    </p>
  );
}

/** The lowest and highest price, before and after the discount. */
export function PriceRange({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { now, nowTo, before, beforeTo } = shownPrice(item, useMarket().config.digit_after_decimal_point);
  const range = (from: number, to: number) =>
    to > from ? t('item.priceRange', { from: format.price(from), to: format.price(to) }) : format.price(from);
  return (
    <Price size="large" now={range(now, nowTo)} before={before > now ? range(before, beforeTo) : null} />
  );
}

/** Name, store, stars and price. */
export function ItemHead({ item, heart }: { readonly item: ItemView; readonly heart: ReactNode }) {
  return (
    <div className={styles['head']}>
      <StoreLine item={item} />
      {/* The dialog's own title is its accessible name. */}
      <p className={styles['name']} aria-hidden="true">
        {item.name}
      </p>
      {item.rating_count > 0 && <Stars value={item.avg_rating} count={item.rating_count} />}
      <div className={styles['priceLine']}>
        <PriceRange item={item} />
        {heart}
      </div>
    </div>
  );
}
