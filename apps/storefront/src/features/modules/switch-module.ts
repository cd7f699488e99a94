import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf, decideModuleSwitch, type ModuleSwitchOutcome } from '@promenade/domain/modules';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import type { MessageKey } from '../../lib/i18n/message-key.ts';
import { paths } from '../../lib/paths/paths.ts';
import { readStored } from '../../lib/session/browser-store.ts';
import { chooseModule } from '../../lib/session/choose.ts';
import { keepCount } from '../../lib/api/keep-count.ts';
import { type ToastKind, toastAfterReload } from '../../lib/toast/toasts.ts';

type Module = Reply<'settings.modules'>[number];

interface Notice {
  readonly kind: ToastKind;
  readonly key: MessageKey;
  /** MOD-06 names 5 s; other messages have the usual duration. */
  readonly durationMs?: number;
}

const notices: Readonly<Record<ModuleSwitchOutcome['notice'], Notice>> = {
  module_selected: { kind: 'success', key: 'module.selected' },
  location_set: { kind: 'success', key: 'module.locationSet' },
  cart_cleared_by_zone: { kind: 'warning', key: 'module.cartCleared', durationMs: 5000 },
};

/** A vehicle of the trip cart, reduced to where trips with it may begin. */
interface TripLine {
  readonly provider: { readonly pickup_zone_id: readonly string[] };
}

/** What a switch requests from the server. */
export interface SwitchCalls {
  /** The lines of the cart of the current module. */
  readonly lines: () => Promise<readonly unknown[]>;
  /** The lines of the trip cart: one for the whole market. */
  readonly tripLines: () => Promise<readonly TripLine[]>;
  readonly clearTripCart: () => Promise<unknown>;
  readonly categories: () => Promise<readonly unknown[]>;
}

const browserCalls: SwitchCalls = {
  lines: async () => call('cart.list', { query: await guestQuery() }),
  tripLines: async () => (await call('tripCart.get', { query: await guestQuery() })).carts,
  clearTripCart: async () => call('tripCart.clear', { query: await guestQuery() }),
  categories: () => call('catalog.categories'),
};

/**
 * The number of lines in the module's own cart, for the header: in rental vehicles of the trip cart (MOD-07). 0 if it
 * cannot be read.
 */
export async function reloadCartCount(
  { module_type }: Pick<Module, 'module_type'>,
  { lines, tripLines }: Pick<SwitchCalls, 'lines' | 'tripLines'> = browserCalls,
): Promise<void> {
  const read = capabilitiesOf(module_type).trips ? tripLines : lines;
  await keepCount(() => read().catch(() => []));
}

/** Where the trip of the trip cart may begin, if the chosen module needs that (MOD-06). */
async function findPickupZoneIds({ module_type }: Module, calls: SwitchCalls) {
  if (!capabilitiesOf(module_type).pickupZones) return undefined;
  const lines = await calls.tripLines();
  return lines.length > 0
    ? [...new Set(lines.flatMap(({ provider }) => provider.pickup_zone_id))]
    : undefined;
}

/** Whether the chosen module offers the choice of interests; only customers are asked (NAV-06). */
async function hasInterests({ categories }: SwitchCalls): Promise<boolean> {
  if (!readStored('token')) return false;
  return (await categories().catch(() => [])).length > 0;
}

/**
 * Switches to a module and reloads its page: selected categories are part of the address and are dropped, the cart is
 * the new module's, and popular and latest stores and categories are requested for it (MOD-05 to MOD-07).
 */
export async function switchModule(chosen: Module, calls: SwitchCalls = browserCalls): Promise<void> {
  const cartPickupZoneIds = await findPickupZoneIds(chosen, calls);
  const decide = (interestsExist: boolean): ModuleSwitchOutcome =>
    decideModuleSwitch({
      chosen: { moduleType: chosen.module_type, zoneIds: chosen.zones },
      cartPickupZoneIds,
      interestsExist,
    });
  if (decide(false).cart === 'clear') await calls.clearTripCart();
  chooseModule(chosen);
  const [interestsExist] = await Promise.all([hasInterests(calls), reloadCartCount(chosen, calls)]);
  const { notice, next } = decide(interestsExist);
  const { kind, key, durationMs } = notices[notice];
  toastAfterReload(kind, key, durationMs);
  window.location.assign(next === 'interest' ? paths.interest() : paths.home());
}
