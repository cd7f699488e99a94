import type { ChoiceRefusal } from '@promenade/domain/catalog';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { domainItem } from '../../../lib/wire/domain-item.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { ItemView } from '../cards/wire.ts';
import { AddOnList } from './add-on-list.tsx';
import { ItemActions } from './item-actions.tsx';
import type { ItemCart } from './item-cart.ts';
import { ItemDescription } from './item-description.tsx';
import styles from './item-dialog.module.css';
import { ItemBadges, ItemHead } from './item-head.tsx';
import { ItemNotes } from './item-notes.tsx';
import { useDraft } from './use-draft.ts';
import { groupElementId, VariationGroups } from './variation-groups.tsx';

interface DetailProps {
  readonly item: ItemView;
  readonly cart: ItemCart;
  /** The line of the cart being edited; null where the item was opened from a card. */
  readonly editedId: string | null;
  readonly nowMs: number;
  readonly heart: ReactNode;
  readonly onSaved: () => void;
}

const groupOf = (refusal: ChoiceRefusal | null): string | null =>
  refusal && 'group' in refusal ? refusal.group : null;

/** Adds or updates, or shows what is still to be chosen (ITEM-07, CART-06). */
function useSave(
  { item, cart, onSaved }: DetailProps,
  state: ReturnType<typeof useDraft>,
  onMissing: () => void,
) {
  const { t } = useTranslation();
  const { outcome, line, unchanged, draft } = state;
  return () => {
    const group = groupOf(outcome.refusal);
    const index = item.food_variations.findIndex(({ name }) => name === group);
    if (!outcome.choices) {
      onMissing();
      const place = document.getElementById(groupElementId(index));
      place?.scrollIntoView({ block: 'nearest' });
      place?.querySelector('input')?.focus({ preventScroll: true });
      return;
    }
    const chosen = { item, choices: outcome.choices, quantity: draft.quantity };
    if (unchanged) showToast('warning', t('cart.noChanges'));
    else if (line) cart.update(line.id, chosen, onSaved);
    else cart.add(chosen, onSaved);
  };
}

/** All of an item, and what a shopper puts together of it. */
export function ItemDetail(props: DetailProps) {
  const { item, cart, editedId, nowMs } = props;
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const rules = useMemo(() => domainItem(item, decimals), [item, decimals]);
  const lines = cart.linesOf(item.id);
  const state = useDraft(rules, lines, editedId);
  const [tried, setTried] = useState(false);
  const save = useSave(props, state, () => setTried(true));
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
            <VariationGroups
              groups={item.food_variations}
              state={state}
              missing={tried ? groupOf(state.outcome.refusal) : null}
            />
            <AddOnList addOns={item.add_ons} state={state} />
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
      />
    </>
  );
}
