import { canBeginSlot, isOpenAt, nextOpeningAt, toldDay } from '@promenade/domain/hours';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { KnownStore } from '../../catalog/index.ts';
import type { MarketSettings } from '../../settings/index.ts';
import type { DoorInput } from '../checkout-input.ts';

/** 'Monday 12:00', with the date where it is not this week's, by the store's clock in the caller's language. */
function openingText(ctx: Ctx, atMs: number, timeZone: string): string {
  const date = toldDay(atMs, ctx.clock.now()) === 'date' ? ({ day: 'numeric', month: 'long' } as const) : {};
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = { weekday: 'long', ...date, ...time, timeZone } as const;
  return new Intl.DateTimeFormat(`${ctx.language}-u-nu-latn`, format).format(atMs);
}

/** A store that is asked for something. */
interface AskedStore {
  readonly store: KnownStore;
  readonly settings: MarketSettings;
  /** When it could be had instead. */
  readonly slots: () => string[];
}

function refuseClosed(ctx: Ctx, { store, slots }: AskedStore): never {
  const { hours } = store.schedule;
  const opensAtMs = nextOpeningAt(hours, ctx.clock.now());
  if (opensAtMs === undefined) return refuse('store_inactive', { store: store.name });
  const opens = openingText(ctx, opensAtMs, hours.timeZone);
  // The refused quote still says which times could be chosen instead.
  const extra = { opens_at: new Date(opensAtMs).toISOString(), slots: slots() };
  return refuse('store_closed', { store: store.name, opens }, extra);
}

function checkSlot(ctx: Ctx, { store, settings, slots }: AskedStore, startAtMs: number): void {
  const nowMs = ctx.clock.now();
  // The lead time shapes what is offered; a slot that was offered stays good while the form is filled in.
  if (startAtMs <= nowMs) refuse('slot_past', {}, { slots: slots() });
  const { acceptsSchedule, hours } = store.schedule;
  const { slotMinutes, scheduleDays: days } = settings;
  if (acceptsSchedule && canBeginSlot(hours, startAtMs, { nowMs, slotMinutes, days })) return;
  refuse('slot_closed', { store: store.name }, { slots: slots() });
}

function checkWay(store: KnownStore, orderType: DoorInput['order_type']): void {
  // A zone without rates for the module is one nobody rides in.
  const offered = orderType === 'delivery' ? store.delivery : store.takeAway;
  if (!offered) refuse('order_type_off', { store: store.name }, { order_type: orderType });
}

/**
 * The store accepts this kind of order now or at the scheduled time; a refused time comes with the times at which the
 * items are available.
 * @returns the instant at which the order will be prepared: items must be offered then
 */
export function checkStore(
  ctx: Ctx,
  asked: AskedStore,
  input: Pick<DoorInput, 'order_type' | 'schedule_at'>,
): number {
  const { store } = asked;
  if (!store.schedule.active) refuse('store_inactive', { store: store.name });
  checkWay(store, input.order_type);
  if (input.schedule_at) {
    const startAtMs = Date.parse(input.schedule_at);
    checkSlot(ctx, asked, startAtMs);
    return startAtMs;
  }
  const nowMs = ctx.clock.now();
  return isOpenAt(store.schedule.hours, nowMs) ? nowMs : refuseClosed(ctx, asked);
}
