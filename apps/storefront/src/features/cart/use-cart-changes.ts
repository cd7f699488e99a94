import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { decideRaise } from '@promenade/domain/catalog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { type ChosenItem, chosenLine, linePayload, type ScreenLine } from './screen-line.ts';
import { type CartChange, cartChangeKey, cartQuery } from './use-cart.ts';

// The same key goes with every try, so a change whose answer was lost on the way is not done twice.
const mostTries = 4;

/** Sends changes one after the other and settles on each answer, which is the whole cart. */
function useCartChange({ quiet }: { readonly quiet: boolean }) {
  const queryClient = useQueryClient();
  return useMutation<Reply<'cart.list'>, Error, CartChange>({
    mutationKey: cartChangeKey,
    scope: { id: 'cart' },
    meta: { quiet },
    mutationFn: ({ send, idempotencyKey }) => send(idempotencyKey),
    retry: (failures, error) => !(error instanceof Refusal && error.status < 500) && failures < mostTries,
    onMutate: () => queryClient.cancelQueries({ queryKey: cartQuery.queryKey }),
    onSuccess: (lines) => queryClient.setQueryData(cartQuery.queryKey, lines),
    onError: () => queryClient.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
}

/** Adds a chosen item. Answers when the server has; refusals are the caller's to show (CART-05). */
export function useAddLine() {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { mutateAsync } = useCartChange({ quiet: true });
  return (chosen: ChosenItem, replace: boolean) => {
    const line = chosenLine(chosen, `new-${chosen.item.id}`, decimals);
    const store = { id: chosen.item.store_id, name: chosen.item.store_name };
    return mutateAsync({
      pending: { kind: 'add', line, store, otherStore: replace ? 'replace' : 'ask' },
      idempotencyKey: newKey(),
      send: async (idempotencyKey) =>
        call('cart.add', {
          body: { ...linePayload(line, decimals), ...(await guestQuery()), replace },
          idempotencyKey,
        }),
    });
  };
}

/** Puts a line as it is to be; `quiet` leaves refusals to the caller. */
export function useUpdateLine({ quiet = false } = {}) {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { mutateAsync } = useCartChange({ quiet });
  return (line: ScreenLine) =>
    mutateAsync({
      pending: { kind: 'update', line },
      idempotencyKey: newKey(),
      send: async (idempotencyKey) =>
        call('cart.update', {
          body: { ...linePayload(line, decimals), ...(await guestQuery()), cart_id: line.id },
          idempotencyKey,
        }),
    });
}

/** Removes a line (CART-07). */
export function useRemoveLine() {
  const { t } = useTranslation();
  const { mutateAsync } = useCartChange({ quiet: false });
  return (line: ScreenLine): void => {
    const removed = mutateAsync({
      pending: { kind: 'remove', lineId: line.id },
      idempotencyKey: newKey(),
      send: async (idempotencyKey) =>
        call('cart.removeLine', {
          params: { id: line.id },
          query: { ...(await guestQuery()), cart_id: line.id },
          idempotencyKey,
        }),
    });
    // The promise outlives the row, which is gone at once; a refusal is shown as a toast by the query client.
    void removed.then(() => showToast('success', t('cart.removed'))).catch(() => undefined);
  };
}

/** One more or one less of a line; a bound says why it is one (ITEM-08). */
export function useStepLine() {
  const { t } = useTranslation();
  const update = useUpdateLine();
  return (line: ScreenLine, by: 1 | -1): void => {
    const limits = {
      stock: line.item.stock ?? undefined,
      maximumCartQuantity: line.item.maximum_cart_quantity ?? undefined,
    };
    const refusal = by === 1 ? decideRaise(line.item.name, line.quantity, limits) : undefined;
    if (refusal) {
      showToast('error', t(refusal.refusal.code === 'out_of_stock' ? 'cart.outOfStock' : 'cart.outOfLimits'));
      return;
    }
    // The refusal is shown as a toast by the query client; nothing is left to do here.
    void update({ ...line, quantity: line.quantity + by }).catch(() => undefined);
  };
}
