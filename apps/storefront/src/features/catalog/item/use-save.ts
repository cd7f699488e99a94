import type { ChoiceRefusal } from '@promenade/domain/catalog';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { whileHere } from '../../../lib/view/while-here.ts';
import type { ItemView } from '../cards/wire.ts';
import type { ChosenItem, ItemCart } from './item-cart.ts';
import { groupElementId, questionElementId } from './choice-ids.ts';
import type { DraftState } from './draft/use-draft.ts';

/** The food group that a refusal is about. */
export const groupOf = (refusal: ChoiceRefusal | null): string | null =>
  refusal && 'group' in refusal ? refusal.group : null;

/** ITEM-04: the choices are complete, but unavailable. */
export const isVariationGone = ({ draft, outcome: { choices } }: DraftState): boolean =>
  choices === null && draft.options.length > 0 && draft.options.every((option) => option !== null);

/** Scrolls to what is still to be chosen (ITEM-07). */
function showMissing(item: ItemView, { draft, outcome }: DraftState): void {
  const question = draft.options.indexOf(null);
  const group = item.food_variations.findIndex(({ name }) => name === groupOf(outcome.refusal));
  const place = document.getElementById(question >= 0 ? questionElementId(question) : groupElementId(group));
  const first = place?.querySelector<HTMLElement>('input, button');
  // If it does not fit completely, the question and the first answer must be visible.
  for (const part of [place, first, place?.querySelector('legend')])
    part?.scrollIntoView({ block: 'nearest' });
  first?.focus({ preventScroll: true });
}

/** ITEM-09: to checkout, if the market lets this shopper check out (CHK-01). */
function useCheckout(item: ItemView): () => void {
  const navigate = useNavigate();
  const signIn = useView('sign-in');
  const signedIn = useSignedIn();
  const { guest_checkout_status: guests } = useMarket().config;
  const page = item.available_date_starts === null ? 'buy_now' : 'campaign';
  return () => {
    if (signedIn || guests === 1) void navigate(paths.checkout(page));
    else signIn.show();
  };
}

interface Saving {
  readonly item: ItemView;
  readonly cart: ItemCart;
  readonly onSaved: () => void;
}

/** The actions of an item. */
export interface ItemSaving {
  /** Adds or updates (CART-06). */
  readonly save: () => void;
  /** To checkout with this item alone (ITEM-09). */
  readonly buy: () => void;
}

/** Adds, updates or buys, or shows what is still to be chosen. */
export function useSave(
  { item, cart, onSaved }: Saving,
  state: DraftState,
  onMissing: () => void,
): ItemSaving {
  const { t } = useTranslation();
  const checkout = useCheckout(item);
  const { outcome, line, unchanged, draft } = state;
  const chosen = (): ChosenItem | null => {
    if (outcome.choices) return { item, choices: outcome.choices, quantity: draft.quantity };
    if (isVariationGone(state)) showToast('error', t('product.variationGoneAction'));
    else {
      onMissing();
      showMissing(item, state);
    }
    return null;
  };
  const save = () => {
    const wish = chosen();
    if (!wish) return;
    if (unchanged) return showToast('warning', t('cart.noChanges'));
    const leave = whileHere(onSaved);
    const saved = () => {
      state.forget();
      leave();
    };
    if (line) cart.update(line.id, wish, saved);
    else cart.add(wish, saved);
  };
  return {
    save,
    buy: () => {
      const wish = chosen();
      if (wish) cart.buy(wish, whileHere(checkout));
    },
  };
}
