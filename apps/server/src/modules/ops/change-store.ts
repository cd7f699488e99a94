import type { Body, Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type DateWindow, parseWallMinute } from '@promenade/domain/hours';
import type { DeliveryRates } from '@promenade/domain/pricing';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { Refused } from '../../platform/errors.ts';
import { keptAmount } from '../../platform/kept-amount.ts';
import {
  hoursColumns,
  readHours,
  setStoreActive,
  setStoreDiscount,
  setStoreHours,
  setStoreRates,
  setStoreReviews,
  viewIntervals,
} from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { storeIdOf } from './add-store-item.ts';

/** PUT /ops/stores/:id/open: take orders, or stop taking them. */
export async function changeStore(
  ctx: Ctx,
  input: { id: string; active: boolean },
): Promise<Reply<'ops.setStoreOpen'>> {
  await setStoreActive(ctx, storeIdOf(ctx, input.id), input.active);
  return { message: noticeOf('store_changed', ctx.language) };
}

/** PUT /ops/stores/:id/reviews: take reviews, or stop taking and showing them (PROF-07). */
export async function changeReviews(
  ctx: Ctx,
  input: { id: string; reviews: boolean },
): Promise<Reply<'ops.setStoreReviews'>> {
  await setStoreReviews(ctx, storeIdOf(ctx, input.id), input.reviews);
  return { message: noticeOf('store_changed', ctx.language) };
}

type OwnRates = Body<'ops.setStoreDelivery'>['rates'];

function ratesOf(rates: NonNullable<OwnRates>, decimals: number): DeliveryRates {
  const amount = (name: string, major: number) => keptAmount(`rates.${name}`, major, decimals);
  if ('fixed' in rates) return { kind: 'fixed', fixedMinor: amount('fixed', rates.fixed) };
  return {
    kind: 'per_km',
    perKmMinor: amount('per_km', rates.per_km),
    minimumMinor: amount('minimum', rates.minimum),
    maximumMinor: rates.maximum == null ? undefined : amount('maximum', rates.maximum),
  };
}

/** PUT /ops/stores/:id/delivery: what a store that delivers itself charges (api.md, rule 1). */
export async function changeDelivery(
  ctx: Ctx,
  { id, rates }: { id: string; rates: OwnRates },
): Promise<Reply<'ops.setStoreDelivery'>> {
  const storeId = storeIdOf(ctx, id);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  await setStoreRates(ctx, storeId, rates && ratesOf(rates, decimals));
  return { message: noticeOf('store_changed', ctx.language) };
}

type Discount = z.output<Calls['ops.setStoreDiscount']['body']>['discount'];

function datesOf({ start_date, end_date, from, until }: NonNullable<Discount>): DateWindow | null {
  const minute = (text: string | null) => (text === null ? undefined : parseWallMinute(text));
  const [startMinute, endMinute] = [minute(from), minute(until)];
  const daily = startMinute === undefined || endMinute === undefined ? undefined : { startMinute, endMinute };
  if (!start_date && !end_date && !daily) return null;
  return { startDate: start_date ?? undefined, endDate: end_date ?? undefined, daily };
}

/** PUT /ops/stores/:id/discount: a store's discount on all its items, and when it applies (api.md, rule 2). */
export async function changeDiscount(
  ctx: Ctx,
  { id, discount }: { id: string; discount: Discount },
): Promise<Reply<'ops.setStoreDiscount'>> {
  const storeId = storeIdOf(ctx, id);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const kept = discount && {
    percent: discount.percent,
    minimumMinor: keptAmount('discount.min_purchase', discount.min_purchase, decimals),
    maximumMinor: keptAmount('discount.max_discount', discount.max_discount, decimals),
    dates: datesOf(discount),
  };
  await setStoreDiscount(ctx, storeId, kept);
  return { message: noticeOf('store_changed', ctx.language) };
}

type Hours = z.output<Calls['ops.setStoreHours']['body']>;

/** PUT /ops/stores/:id/hours: when a store is open in a week, and on which days not at all (api.md, rule 10). */
export async function changeHours(
  ctx: Ctx,
  { id, opening_hours: written, days_off: daysOff }: Hours & { readonly id: string },
): Promise<Reply<'ops.setStoreHours'>> {
  const storeId = storeIdOf(ctx, id);
  const read = readHours(ctx, written);
  if ('problem' in read) throw new Refused([read.problem]);
  const kept = { openingHours: hoursColumns(read.week), daysOff: [...new Set(daysOff)].sort() };
  await setStoreHours(ctx, storeId, kept);
  return {
    message: noticeOf('store_changed', ctx.language),
    opening_hours: viewIntervals(kept.openingHours),
    days_off: kept.daysOff,
  };
}
