import type { WrongCode } from '@promenade/contract/wrong';
import { type Ctx, over } from '../../../platform/context.ts';
import { changed } from '../../../platform/caching/cache.ts';
import { settingsOf, settingsTopic, writeMarket } from '../get-market.ts';
import type { MarketSettings } from '../market-settings.ts';
import type { Decision } from './decide-and-tax.ts';
import { readSetting, readValue, settingProblem, type Sought } from './read-setting.ts';
import type { SettingKey } from './setting-schemas.ts';
import { deleteSetting, listSettings, type SettingsTables } from '../settings.repo.ts';

/** A setting as it counts now. */
export interface SettingView {
  readonly key: keyof MarketSettings;
  readonly value: unknown;
  /** Somebody has decided it; else it is the default. */
  readonly decided: boolean;
}

/** Every setting as it counts now, by name. */
export async function listAllSettings(ctx: Ctx): Promise<SettingView[]> {
  const decided = await listSettings(over<SettingsTables>(ctx));
  return Object.entries(settingsOf(decided))
    .map(([key, value]) => ({ key: key as keyof MarketSettings, value, decided: key in decided }))
    .sort((one, other) => one.key.localeCompare(other.key));
}

async function keyOf({ language }: Ctx, name: string): Promise<SettingKey> {
  const { decidedElsewhere, settingSchemas } = await import('./setting-schemas.ts');
  if (Object.hasOwn(settingSchemas, name)) return name as SettingKey;
  const way = new Map(Object.entries(decidedElsewhere)).get(name);
  if (way) throw settingProblem(language, 'setting_elsewhere', { name, way });
  throw settingProblem(language, 'setting_unknown', { name });
}

// A wallet does not count: without another way to pay, nobody can fill it.
const canBePaid = (ctx: Ctx, settings: MarketSettings): boolean =>
  settings.cashOnDelivery ||
  settings.sandboxPayments ||
  settings.offlineMethods.length > 0 ||
  ctx.gateways.stripe !== undefined;

// Each is right by itself; together nobody could order, pay, sign in, or be waited for.
function misfit(ctx: Ctx, before: MarketSettings, after: MarketSettings): WrongCode | undefined {
  const { delivery, takeAway, login, ...settings } = after;
  if (!delivery && !takeAway) return 'setting_no_order';
  // A command may be run without the servers' gateways: a market that looks unpaid already is not stopped from deciding.
  if (canBePaid(ctx, before) && !canBePaid(ctx, after)) return 'setting_no_payment';
  const isVouchedFor = login.social && (login.google || login.facebook || login.apple);
  if (!login.manual && !login.otp && !isVouchedFor) return 'setting_no_sign_in';
  if (settings.unansweredWarnMinutes >= settings.unansweredCancelMinutes) return 'setting_minutes';
  return undefined;
}

function checkTogether(ctx: Ctx, before: MarketSettings, after: MarketSettings): void {
  const code = misfit(ctx, before, after);
  if (code) throw settingProblem(ctx.language, code);
}

type Read = (sought: Sought<unknown>) => unknown;

function deciding(name: string, read: Read): Decision {
  return async (ctx, decided) => {
    const key = await keyOf(ctx, name);
    const { settingSchemas } = await import('./setting-schemas.ts');
    const sought = { called: key, schema: settingSchemas[key], language: ctx.language };
    const change = { [key]: read(sought) } as Partial<MarketSettings>;
    const before = settingsOf(decided);
    checkTogether(ctx, before, { ...before, ...change });
    await writeMarket(ctx, change, []);
    return change;
  };
}

/**
 * Decides a setting; servers that run follow with the next request. It throws a SettingProblem where there is no such
 * setting, or it may not be that.
 * @param text the value as JSON; a text may be written as it is
 */
export const changeSetting = (name: string, text: string): Decision =>
  deciding(name, (sought) => readSetting(sought, text));

/** As {@link changeSetting}, of a value that came as JSON: what is no text is none. */
export const decideSetting = (name: string, value: unknown): Decision =>
  deciding(name, (sought) => readValue(sought, value));

// An import reads them off the map; without it clocks and maps would be of nowhere.
const ofThePlace: readonly SettingKey[] = ['timeZone', 'defaultLocation'];

/**
 * Takes a decision back: the default counts again. It throws a SettingProblem where there is no such setting, or the
 * default does not fit what else was decided.
 */
export function forgetSetting(name: string): Decision {
  return async (ctx, decided) => {
    const key = await keyOf(ctx, name);
    if (ofThePlace.includes(key)) throw settingProblem(ctx.language, 'setting_of_place', { name: key });
    const { [key]: _, ...others } = decided;
    const settings = settingsOf(others);
    checkTogether(ctx, settingsOf(decided), settings);
    await deleteSetting(over<SettingsTables>(ctx), key);
    await changed(ctx, settingsTopic);
    return { [key]: settings[key] };
  };
}
