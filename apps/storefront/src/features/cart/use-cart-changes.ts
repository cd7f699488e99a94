import { decideRaise } from '@promenade/domain/catalog';
import type { OtherStoreWish } from '@promenade/domain/cart';
import { Refusal } from '@promenade/contract/client';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import { randomId } from '../../lib/api/random-id.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { newLineId, type CartOp, type Lines } from './core/cart-op.ts';
import { ChangeDropped } from './core/cart-ports.ts';
import { type ChosenItem, chosenLine, limitsOf, linePayload, type ScreenLine } from './screen-line.ts';
import { useBrowserCore, useModuleId } from './use-cart.ts';
import { useHoldModule } from './use-hold-module.ts';

/** Makes a change of this page's cart. */
export function useCartChange(): (op: CartOp) => Promise<Lines> {
  const core = useBrowserCore();
  const moduleId = useModuleId();
  const holdModule = useHoldModule();
  return (op) => {
    holdModule();
    return core().core.change(moduleId, op);
  };
}

/** Shows why a change failed; nothing to a shopper who has signed out meanwhile. */
export function useShowFailure(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof ChangeDropped)) showRefusal(error, t('common.connectionLost'));
  };
}

/** Adds a chosen item. Resolves when the server has accepted; the caller shows refusals (CART-05). */
export function useAddLine(): (chosen: ChosenItem, otherStore: OtherStoreWish) => Promise<Lines> {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const change = useCartChange();
  return (chosen, otherStore) => {
    const line = chosenLine(chosen, newLineId(randomId()), decimals);
    const store = { id: chosen.item.store_id, name: chosen.item.store_name };
    return change({
      kind: 'add',
      pending: { kind: 'add', line, store, otherStore },
      body: {
        ...linePayload(line, decimals),
        replace: otherStore === 'replace',
        keep_both: otherStore === 'park',
      },
    });
  };
}

/** Replaces a line; the caller shows refusals. */
export function useUpdateLine(): (line: ScreenLine) => Promise<Lines> {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const change = useCartChange();
  return (line) =>
    change({ kind: 'update', pending: { kind: 'update', line }, body: linePayload(line, decimals) });
}

/** Removes a line (CART-07). */
export function useRemoveLine(): (line: ScreenLine) => void {
  const { t } = useTranslation();
  const change = useCartChange();
  const showFailure = useShowFailure();
  return (line) => {
    // The promise outlives the row, which is unmounted at once.
    change({ kind: 'remove', pending: { kind: 'remove', lineId: line.id } })
      .then(() => showToast('success', t('cart.removed')))
      .catch(showFailure);
  };
}

/** Increases or reduces a line's quantity by one; at a limit it says why not (ITEM-08). */
export function useStepLine(): (line: ScreenLine, by: 1 | -1) => void {
  const { t } = useTranslation();
  const update = useUpdateLine();
  const showFailure = useShowFailure();
  return (line, by) => {
    const refusal = by === 1 ? decideRaise(line.item.name, line.quantity, limitsOf(line)) : undefined;
    if (refusal) {
      showToast('error', t(refusal.refusal.code === 'out_of_stock' ? 'cart.outOfStock' : 'cart.outOfLimits'));
      return;
    }
    update({ ...line, quantity: line.quantity + by }).catch((error: unknown) => {
      // An increase undone by a quick decrease: the line is unchanged, and nothing failed.
      if (!(error instanceof Refusal && error.code === 'no_changes')) showFailure(error);
    });
  };
}
