import { type Ctx, over } from '../../../platform/context.ts';
import { settingsOf } from '../get-market.ts';
import type { MarketSettings } from '../market-settings.ts';
import { holdSettings, type SettingsTables } from '../settings.repo.ts';

/** What follows for stores from another tax of the market: the room of stores hands it over, which this lower one does not know. */
export type TaxStores = (ctx: Ctx, tax: { readonly from: number; readonly to: number }) => Promise<void>;

/**
 * Writes what somebody decides.
 * @param decided what was decided before, held
 * @returns what counts from now on, of what was decided
 */
export type Decision = (ctx: Ctx, decided: Partial<MarketSettings>) => Promise<Partial<MarketSettings>>;

/** Decides, with what follows from it, in the transaction that is open. */
export async function decideAndTax(
  ctx: Ctx,
  taxStores: TaxStores,
  decide: Decision,
): Promise<Partial<MarketSettings>> {
  const before = await holdSettings(over<SettingsTables>(ctx));
  const decided = await decide(ctx, before);
  const { taxPercent: from } = settingsOf(before);
  if (decided.taxPercent !== undefined) await taxStores(ctx, { from, to: decided.taxPercent });
  return decided;
}
