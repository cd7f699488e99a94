import { capabilitiesOf } from '@promenade/domain/modules';
import { toMajor } from '@promenade/domain/money';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Countdown } from '../../../../ui/countdown/countdown.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Price } from '../../../../ui/price/price.tsx';
import { Stars } from '../../../../ui/rating/stars.tsx';
import { shownPrice } from '../../cards/shown-price.ts';
import type { ItemView } from '../../cards/wire.ts';
import { PriceRange, StoreLine } from '../item-head.tsx';
import { itemWords } from '../sale-state.ts';
import type { DraftState } from '../draft/use-draft.ts';
import { isVariationGone } from '../use-save.ts';
import styles from './shop-detail.module.css';
import { Link } from '../../../../ui/link/link.tsx';

interface HeadProps {
  readonly item: ItemView;
  readonly state: DraftState;
  readonly nowMs: number;
  readonly heart: ReactNode;
  /** Where the reviews are. */
  readonly reviewsLink: string;
  /** The page's own heading; a dialog shows the name as its title. */
  readonly asHeading: boolean;
}

/** The price of the chosen variation, or the range of prices while none is chosen. */
function ChosenPrice({ item, state }: Pick<HeadProps, 'item' | 'state'>) {
  const format = useFormat();
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { options } = state.draft;
  const chosen = options.length > 0 && options.every((option) => option !== null);
  if (!chosen) return <PriceRange item={item} />;
  const major = toMajor(state.outcome.unitPriceMinor, decimals);
  const { now, before } = shownPrice({ ...item, price: major, price_to: major }, decimals);
  return <Price size="large" now={format.price(now)} before={format.price(before)} />;
}

/** ITEM-01: whether it is available. */
function StockTag({ item, state }: Pick<HeadProps, 'item' | 'state'>) {
  const { t } = useTranslation();
  if (!capabilitiesOf(item.module_type).stock) return null;
  const gone = itemWords(item, false).blocked || isVariationGone(state);
  return gone ? (
    <Badge tone="bad">{t('cart.outOfStock')}</Badge>
  ) : (
    <Badge tone="good" icon="check">
      {t('product.inStock')}
    </Badge>
  );
}

function FlashSale({ item, nowMs }: Pick<HeadProps, 'item' | 'nowMs'>) {
  const { t } = useTranslation();
  if (item.flash_sale_ends_at === null) return null;
  const untilMs = Date.parse(item.flash_sale_ends_at);
  if (untilMs <= nowMs) return null;
  return (
    <p className={styles['flash']}>
      <Icon name="clock" size={16} />
      {t('product.flashSale')} <Countdown untilMs={untilMs} nowMs={nowMs} />
    </p>
  );
}

/** Store, name, stock, generic name, stars and price (ITEM-01). */
export function ShopHead({ item, state, nowMs, heart, reviewsLink, asHeading }: HeadProps) {
  const generic = useFormat().list(item.generic_name);
  return (
    <div className={styles['head']} data-page={asHeading || undefined}>
      <div className={styles['line']}>
        <StoreLine item={item} />
        <StockTag item={item} state={state} />
      </div>
      {asHeading ? (
        <h1 className={styles['name']}>{item.name}</h1>
      ) : (
        <p className={styles['name']} aria-hidden="true">
          {item.name}
        </p>
      )}
      {generic && <p className={styles['generic']}>{generic}</p>}
      {item.rating_count > 0 && (
        <Link to={reviewsLink} className={styles['reviews']}>
          <Stars value={item.avg_rating} count={item.rating_count} />
        </Link>
      )}
      <div className={styles['line']}>
        <ChosenPrice item={item} state={state} />
        {heart}
      </div>
      <FlashSale item={item} nowMs={nowMs} />
    </div>
  );
}
