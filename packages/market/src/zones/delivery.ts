import { isModuleType } from '@promenade/domain/modules';
import { HIGHEST_MINOR, toMajor } from '@promenade/domain/money';
import { HIGHEST_SURGE_PERCENT, readSurgeTimes, type SurgeTimeJson, writeSurgeTimes } from './surge-times.ts';
import { isRecord } from './json.ts';
import { minorUnitsOf } from './minor-units.ts';
import type { DeliveryPrice, RejectedZone } from './zone-draft.ts';

type Fault = Omit<RejectedZone, 'index'>;

/** A price in files and on the wire, in major units. */
export type DeliveryJson = {
  per_km: number;
  minimum: number;
  maximum: number | null;
  fixed: number | null;
  surge_percent: number;
  surge_times: SurgeTimeJson[];
};

const PRICE_KEYS: ReadonlySet<string> = new Set<keyof DeliveryJson>([
  'per_km',
  'minimum',
  'maximum',
  'fixed',
  'surge_percent',
  'surge_times',
]);

/** Prices by module type; empty if the property is missing. */
export function readDelivery(delivery: unknown, decimals: number): { delivery: DeliveryPrice[] } | Fault {
  if (delivery === undefined || delivery === null) return { delivery: [] };
  if (!isRecord(delivery)) return unreadable("its property 'delivery' is not an object by module type");
  const prices: DeliveryPrice[] = [];
  for (const [moduleType, price] of Object.entries(delivery)) {
    if (moduleType !== 'every' && !isModuleType(moduleType))
      return unreadable(`delivery: '${moduleType}' is no module type`);
    const unknown = unknownIn(price);
    if (unknown !== undefined) return unreadable(`delivery of ${moduleType}: there is no '${unknown}'`);
    const read = readPrice(price, decimals);
    if (!read)
      return unreadable(
        `delivery of ${moduleType}: per_km and minimum are amounts from 0 to ${toMajor(HIGHEST_MINOR, decimals)} with at most ${decimals} decimals, maximum is not below minimum, surge_percent is 0 to ${HIGHEST_SURGE_PERCENT}, surge_times are days, from, until and percent or amount`,
      );
    prices.push({ moduleType, ...read });
  }
  return { delivery: prices };
}

function unreadable(reason: string): Fault {
  return { code: 'delivery_unreadable', reason };
}

// A misspelt maximum would otherwise be ignored.
function unknownIn(price: unknown): string | undefined {
  return isRecord(price) ? Object.keys(price).find((key) => !PRICE_KEYS.has(key)) : undefined;
}

function readPrice(price: unknown, decimals: number): Omit<DeliveryPrice, 'moduleType'> | undefined {
  if (!isRecord(price)) return undefined;
  const [perKmMinor, minimumMinor] = [amount(price.per_km, decimals), amount(price.minimum, decimals)];
  const [maximumMinor, fixedMinor] = [
    amount(price.maximum ?? null, decimals),
    amount(price.fixed ?? null, decimals),
  ];
  const surgePercent = price.surge_percent ?? 0;
  if (typeof perKmMinor !== 'number' || typeof minimumMinor !== 'number') return undefined;
  if (maximumMinor === undefined || fixedMinor === undefined) return undefined;
  if (maximumMinor !== null && maximumMinor < minimumMinor) return undefined;
  const surgeTimes = readSurgeTimes(price.surge_times, decimals);
  if (!isSurge(surgePercent) || !surgeTimes) return undefined;
  return { perKmMinor, minimumMinor, maximumMinor, fixedMinor, surgePercent, surgeTimes };
}

function isSurge(percent: unknown): percent is number {
  return (
    Number.isInteger(percent) && (percent as number) >= 0 && (percent as number) <= HIGHEST_SURGE_PERCENT
  );
}

/** Minor units; null stays null, undefined means an invalid amount. */
const amount = (major: unknown, decimals: number): number | null | undefined =>
  major === null ? null : minorUnitsOf(major, decimals);

/** The same in the format of files and the wire. */
export function writeDelivery(
  prices: readonly DeliveryPrice[],
  decimals: number,
): Partial<Record<DeliveryPrice['moduleType'], DeliveryJson>> {
  const major = (amountMinor: number | null): number | null =>
    amountMinor === null ? null : toMajor(amountMinor, decimals);
  return Object.fromEntries(
    prices.map(({ moduleType, perKmMinor, minimumMinor, maximumMinor, fixedMinor, ...surge }) => [
      moduleType,
      {
        per_km: toMajor(perKmMinor, decimals),
        minimum: toMajor(minimumMinor, decimals),
        maximum: major(maximumMinor),
        fixed: major(fixedMinor),
        surge_percent: surge.surgePercent,
        surge_times: writeSurgeTimes(surge.surgeTimes, decimals),
      },
    ]),
  );
}
