import { useSyncExternalStore } from 'react';
import { separator } from '../../../lib/format/separator.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import { useCardActions } from './card-actions.ts';
import styles from './item-card.module.css';
import { shownPrice } from './shown-price.ts';
import { useOfferWords } from './use-offer-words.ts';
import type { ItemCardView, MenuItemView } from './wire.ts';

type ItemCardProps = { readonly eager?: boolean } & (
  | { readonly layout: 'tile'; readonly item: ItemCardView }
  /** In a store's menu. */
  | { readonly layout: 'row'; readonly item: MenuItemView }
);

function ItemPrice({ item }: { readonly item: ItemCardView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = shownPrice(item, useMarket().config.digit_after_decimal_point);
  const from = price.nowTo > price.now;
  const now = format.shortPrice(price.now);
  return (
    <Price
      now={from ? t('item.from', { price: isolate(now) }) : now}
      before={price.before > price.now ? format.shortPrice(price.before) : null}
    />
  );
}

/** Why it is unavailable now, or its most important advantage: a single badge. */
function ItemBadge({ item, layout }: Pick<ItemCardProps, 'item' | 'layout'>) {
  const { t } = useTranslation();
  const offer = useOfferWords().item(item);
  const { available_time_starts: from, available_time_ends: until } = item;
  const place = styles['badge'];
  if (item.stock === 0) return <Badge className={place}>{t('cart.outOfStock')}</Badge>;
  if (item.outside_hours) {
    return (
      <Badge className={place} icon="clock">
        <span className="visually-hidden">{t('item.notNow')} </span>
        {`${from?.slice(0, 5)}–${until?.slice(0, 5)}`}
      </Badge>
    );
  }
  // A menu's page says so itself.
  if (item.store_closed && layout === 'tile') {
    return (
      <Badge className={place} icon="clock">
        {t('store.closed')}
      </Badge>
    );
  }
  if (offer) {
    return (
      <Badge className={place} tone="accent">
        {offer}
      </Badge>
    );
  }
  if (!item.recommended || layout === 'tile') return null;
  return (
    <Badge className={place} tone="good">
      {t('item.recommended')}
    </Badge>
  );
}

// A card is rendered anew with its actions.
const noChange = () => () => undefined;

/** Its plus is drawn by the style sheet: a menu has a hundred of them. */
function AddButton({ item }: { readonly item: ItemCardView }) {
  const { t } = useTranslation();
  const { add, countOf, addingId } = useCardActions();
  // The cart may be known before this part of the page is hydrated; the server knows none.
  const count = useSyncExternalStore(
    noChange,
    () => countOf(item.id),
    () => 0,
  );
  return (
    <button
      type="button"
      className={styles['add']}
      aria-label={t('item.addNamed', { name: item.name })}
      aria-busy={addingId === item.id || undefined}
      aria-haspopup={item.has_choices ? 'dialog' : undefined}
      disabled={item.stock === 0}
      onClick={() => add(item)}
    >
      {count > 0 && <span className={styles['count']}>{count}</span>}
    </button>
  );
}

// The unit comes before the store's name.
const tileNote = ({ unit_type, store_name }: ItemCardView): string =>
  unit_type ? `${isolate(unit_type)}${separator}${store_name}` : store_name;

/** An item to open or to add (look.md, Density). */
export function ItemCard({ eager = false, ...shown }: ItemCardProps) {
  const { item, layout } = shown;
  const { open, prepare } = useCardActions();
  const ahead = () => prepare(item);
  const faded = item.stock === 0 || !item.available;
  return (
    <Card
      as="article"
      pressable
      className={styles['card']}
      data-layout={layout}
      data-faded={faded || undefined}
    >
      <div className={styles['stage']}>
        <Picture
          className={styles['picture']}
          src={item.image_full_url}
          alt=""
          width={item.image_width}
          height={item.image_height}
          fit="contain"
          thumbnail={layout === 'row'}
          hue={item.module_type}
          eager={eager}
        />
        <ItemBadge item={item} layout={layout} />
      </div>
      <div className={styles['text']}>
        <h3 className={styles['name']}>
          <button
            type="button"
            data-cover=""
            aria-haspopup="dialog"
            onClick={() => open(item)}
            onPointerEnter={ahead}
            onFocus={ahead}
          >
            {item.name}
          </button>
        </h3>
        <p className={styles['note']}>{shown.layout === 'tile' ? tileNote(item) : shown.item.description}</p>
        <ItemPrice item={item} />
      </div>
      <AddButton item={item} />
    </Card>
  );
}
