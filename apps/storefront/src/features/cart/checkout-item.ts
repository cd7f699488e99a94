import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { putAnswer } from '../../lib/api/put-answer.ts';
import { whoIsHere } from '../../lib/session/who-is-here.ts';
import { useMarket } from '../../lib/session/market.ts';
import { type ChosenItem, chosenLine, linePayload } from './screen-line.ts';
import { useModuleId } from './use-cart.ts';
import { useShowFailure } from './use-cart-changes.ts';
import { useHoldModule } from './use-hold-module.ts';

const itemKey = (moduleId: string) => ['cart.checkoutItem', moduleId] as const;

/** What is ordered without the cart: one line, or none (ITEM-09). */
export function useCheckoutItem() {
  const moduleId = useModuleId();
  return useQuery(
    queryOptions({
      queryKey: itemKey(moduleId),
      queryFn: async ({ signal }) => call('cart.checkoutItem', { query: await guestQuery(), signal }),
    }),
  );
}

/** Records that it has become an order, in the same step as on the server. */
export function useCheckoutItemPlaced(): () => void {
  const client = useQueryClient();
  const moduleId = useModuleId();
  return () => void putAnswer(client, itemKey(moduleId), [], whoIsHere());
}

/** Replaces what is ordered without the cart by a chosen item; `onDone` once the server has accepted. */
export function useBuyNow(): {
  readonly buy: (chosen: ChosenItem, onDone: () => void) => void;
  readonly busy: boolean;
} {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const client = useQueryClient();
  const moduleId = useModuleId();
  const holdModule = useHoldModule();
  const showFailure = useShowFailure();
  const [busy, setBusy] = useState(false);
  async function buy(chosen: ChosenItem, onDone: () => void): Promise<void> {
    const who = whoIsHere();
    setBusy(true);
    holdModule();
    try {
      const payload = linePayload(chosenLine(chosen, '', decimals), decimals);
      const body = { ...payload, ...(await guestQuery()) };
      const line = await call('cart.buyNow', { body, idempotencyKey: newIdempotencyKey() });
      await putAnswer(client, itemKey(moduleId), line, who);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return { buy: (chosen, onDone) => void buy(chosen, onDone), busy };
}
