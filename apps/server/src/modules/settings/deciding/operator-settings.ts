import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { settingsOf } from '../get-market.ts';
import type { MarketSettings } from '../market-settings.ts';
import { decideSetting, forgetSetting, listAllSettings } from './change-setting.ts';
import { holdSettings, type SettingsTables } from '../settings.repo.ts';
import { SettingProblem } from './read-setting.ts';

/** What follows for stores from another tax of the market: the room of stores hands it over, which this lower one does not know. */
export type TaxStores = (ctx: Ctx, tax: { readonly from: number; readonly to: number }) => Promise<void>;

/** GET /ops/settings. */
export async function listOperatorSettings(ctx: Ctx): Promise<Reply<'ops.settings'>> {
  return { settings: await listAllSettings(ctx) };
}

/** Decides by `decide`, with what follows from it; in the call's transaction, which a refusal undoes. */
async function deciding(
  ctx: Ctx,
  taxStores: TaxStores,
  decide: () => Promise<Partial<MarketSettings>>,
): Promise<unknown> {
  const { taxPercent: from } = settingsOf(await holdSettings(over<SettingsTables>(ctx)));
  const decided = await decide().catch((error: unknown) => {
    if (error instanceof SettingProblem) return refuse('setting_unfit', { detail: error.message });
    throw error;
  });
  if (decided.taxPercent !== undefined) await taxStores(ctx, { from, to: decided.taxPercent });
  return Object.values(decided)[0];
}

/** PUT /ops/settings/:key. */
export async function changeOperatorSetting(
  ctx: Ctx,
  taxStores: TaxStores,
  { key, value }: { readonly key: string; readonly value: unknown },
): Promise<Reply<'ops.changeSetting'>> {
  const stands = await deciding(ctx, taxStores, () => decideSetting(ctx, key, value));
  const message = noticeOf('setting_decided', ctx.language);
  return { message, setting: { key, value: stands, decided: true } };
}

/** DELETE /ops/settings/:key. */
export async function forgetOperatorSetting(
  ctx: Ctx,
  taxStores: TaxStores,
  key: string,
): Promise<Reply<'ops.forgetSetting'>> {
  const stands = await deciding(ctx, taxStores, () => forgetSetting(ctx, key));
  const message = noticeOf('setting_decided', ctx.language);
  return { message, setting: { key, value: stands, decided: false } };
}
