import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { decideSetting, forgetSetting, listAllSettings } from './change-setting.ts';
import { decideAndTax, type Decision, type TaxStores } from './decide-and-tax.ts';
import { SettingProblem } from './read-setting.ts';

/** GET /ops/settings. */
export async function listOperatorSettings(ctx: Ctx): Promise<Reply<'ops.settings'>> {
  return { settings: await listAllSettings(ctx) };
}

/** The value as it counts now; in the call's transaction, which a refusal undoes. */
async function deciding(ctx: Ctx, taxStores: TaxStores, decide: Decision): Promise<unknown> {
  const decided = await decideAndTax(ctx, taxStores, decide).catch((error: unknown) => {
    if (error instanceof SettingProblem) return refuse('setting_unfit', { detail: error.message });
    throw error;
  });
  return Object.values(decided)[0];
}

/** PUT /ops/settings/:key. */
export async function changeOperatorSetting(
  ctx: Ctx,
  taxStores: TaxStores,
  { key, value }: { readonly key: string; readonly value: unknown },
): Promise<Reply<'ops.changeSetting'>> {
  const stands = await deciding(ctx, taxStores, decideSetting(key, value));
  const message = noticeOf('setting_decided', ctx.language);
  return { message, setting: { key, value: stands, decided: true } };
}

/** DELETE /ops/settings/:key. */
export async function forgetOperatorSetting(
  ctx: Ctx,
  taxStores: TaxStores,
  key: string,
): Promise<Reply<'ops.forgetSetting'>> {
  const stands = await deciding(ctx, taxStores, forgetSetting(key));
  const message = noticeOf('setting_decided', ctx.language);
  return { message, setting: { key, value: stands, decided: false } };
}
