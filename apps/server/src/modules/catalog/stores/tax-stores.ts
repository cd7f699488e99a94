import type { Ctx } from '../../../platform/context.ts';
import { updateTax } from './stores.repo.ts';

/** Taxes stores and providers that have one rate at another from now on; a rate of a store's own stays. */
export async function taxStores(
  ctx: Ctx,
  rates: { readonly from: number; readonly to: number },
): Promise<void> {
  await updateTax(ctx.db, rates);
}
