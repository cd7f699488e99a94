import { capabilitiesOf } from './capabilities.ts';
import type { ModuleType } from './module-type.ts';

/** The state before a module switch. */
export type ModuleSwitch = {
  readonly chosen: { readonly moduleType: ModuleType; readonly zoneIds: readonly string[] };
  /** Zones of the pickup point of a non-empty trip cart; undefined if the cart is empty. */
  readonly cartPickupZoneIds: readonly string[] | undefined;
  readonly interestsExist: boolean;
};

/** The effects of a module switch: on the cart, on screen, and where it leads. */
export type ModuleSwitchOutcome = {
  readonly cart: 'keep' | 'clear';
  /** 'A Module has been selected.', 'Location set successfully', 'Your cart has been cleared as …' */
  readonly notice: 'module_selected' | 'location_set' | 'cart_cleared_by_zone';
  readonly next: 'home' | 'interest';
};

/** MOD-02, MOD-05, MOD-06. For rental with a non-empty cart the zone rule comes first (readings.md, /interest). */
export function decideModuleSwitch({
  chosen,
  cartPickupZoneIds,
  interestsExist,
}: ModuleSwitch): ModuleSwitchOutcome {
  const { pickupZones, interests } = capabilitiesOf(chosen.moduleType);
  if (pickupZones && cartPickupZoneIds) {
    return cartPickupZoneIds.some((zoneId) => chosen.zoneIds.includes(zoneId))
      ? { cart: 'keep', notice: 'location_set', next: 'home' }
      : { cart: 'clear', notice: 'cart_cleared_by_zone', next: 'home' };
  }
  const next = interestsExist && interests ? 'interest' : 'home';
  return { cart: 'keep', notice: 'module_selected', next };
}
