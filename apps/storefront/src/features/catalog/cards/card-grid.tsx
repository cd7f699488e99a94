import { Kept } from '../../../lib/pieces/kept.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import styles from './card-grid.module.css';
import { ItemCard } from './item-card.tsx';
import { StoreCard } from './store-card.tsx';
import type { ItemCardView, MenuItemView, StoreCardView } from './wire.ts';

interface StoreGridProps {
  readonly stores: readonly StoreCardView[];
  readonly nowMs: number;
  /** They come first on their page: the first picture is fetched at once. */
  readonly eager?: boolean;
}

export function StoreGrid({ stores, nowMs, eager = false }: StoreGridProps) {
  return (
    <ul className={styles['stores']}>
      {stores.map((store, place) => (
        <li key={store.id}>
          <StoreCard store={store} nowMs={nowMs} eager={eager && place === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Stores side by side. */
export function StoreStrip({ stores, nowMs, label }: StoreGridProps & { readonly label: string }) {
  return (
    <Scroller label={label}>
      {stores.map((store) => (
        <li key={store.id} className={styles['storeTile']}>
          <StoreCard store={store} nowMs={nowMs} />
        </li>
      ))}
    </Scroller>
  );
}

/** Items of one store, each with its description. */
export function ItemRows({ items }: { readonly items: readonly MenuItemView[] }) {
  return (
    <ul className={styles['rows']}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} layout="row" />
        </li>
      ))}
    </ul>
  );
}

/** Items of many stores, side by side. */
export function ItemStrip({
  items,
  label,
  eager = false,
}: {
  readonly items: readonly ItemCardView[];
  readonly label: string;
  readonly eager?: boolean;
}) {
  return (
    <Scroller label={label}>
      <Kept name="items" of={() => [eager, ...items]}>
        {() =>
          items.map((item, place) => (
            <li key={item.id} className={styles['tile']}>
              <ItemCard item={item} layout="tile" eager={eager && place === 0} />
            </li>
          ))
        }
      </Kept>
    </Scroller>
  );
}

/** Items of many stores, in a grid. */
export function ItemTiles({
  items,
  eager = false,
}: {
  readonly items: readonly ItemCardView[];
  readonly eager?: boolean;
}) {
  return (
    <ul className={styles['tiles']}>
      {items.map((item, place) => (
        <li key={item.id}>
          <ItemCard item={item} layout="tile" eager={eager && place === 0} />
        </li>
      ))}
    </ul>
  );
}
