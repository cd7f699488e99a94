import { type ReactNode, useMemo, useState } from 'react';
import { useMarket } from '../../../lib/session/market.ts';
import { domainItem } from '../../../lib/wire/domain-item.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ItemView } from '../cards/wire.ts';
import { FoodChoices } from './food/food-choices.tsx';
import { ItemActions } from './item-actions.tsx';
import type { ItemCart } from './item-cart.ts';
import { ItemDescription } from './item-description.tsx';
import styles from './item-dialog.module.css';
import { ItemBadges, ItemHead } from './item-head.tsx';
import { ItemNotes } from './item-notes.tsx';
import { DishFacts } from './shop/shop-facts.tsx';
import { useDraft } from './draft/use-draft.ts';
import { groupOf, useSave } from './use-save.ts';

/** The dependencies of an item's view. */
export interface DetailProps {
  readonly item: ItemView;
  readonly cart: ItemCart;
  /** The line being edited; null if the item was opened from a card. */
  readonly editedId: string | null;
  readonly nowMs: number;
  readonly heart: ReactNode;
  readonly onSaved: () => void;
}

/** An item's details, and the shopper's choices. */
export function ItemDetail(props: DetailProps) {
  const { item, cart, editedId, nowMs } = props;
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const rules = useMemo(() => domainItem(item, decimals), [item, decimals]);
  const lines = cart.linesOf(item.id);
  const state = useDraft(rules, cart, editedId);
  const [tried, setTried] = useState(false);
  const { save, buy } = useSave(props, state, () => setTried(true));
  // A dish of a campaign may be ordered at once (ITEM-02).
  const atOnce = item.available_date_starts !== null && editedId === null;
  const others = lines.filter((line) => line.id !== state.line?.id);
  return (
    <>
      <div className={styles['layout']}>
        <div className={styles['stage']}>
          <Picture
            className={styles['picture']}
            src={item.image_full_url}
            alt=""
            width={item.image_width}
            height={item.image_height}
            fit="contain"
            hue={item.module_type}
            eager
          />
        </div>
        <div className={styles['column']}>
          <ItemHead item={item} heart={props.heart} />
          <div className={styles['scroll']}>
            <ItemBadges item={item} />
            <ItemNotes item={item} nowMs={nowMs} />
            <ItemDescription text={item.description} />
            <FoodChoices item={item} state={state} missing={tried ? groupOf(state.outcome.refusal) : null} />
            <DishFacts item={item} />
          </div>
        </div>
      </div>
      <ItemActions
        item={item}
        rules={rules}
        state={state}
        elsewhere={others.reduce((sum, line) => sum + line.quantity, 0)}
        busy={cart.busy}
        onSave={save}
        onBuy={atOnce ? buy : undefined}
      />
    </>
  );
}
