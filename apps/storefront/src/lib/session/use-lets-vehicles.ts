import { capabilitiesOf } from '@promenade/domain/modules';
import { useVisit } from './use-visit.ts';

/** Whether the page's module is rental: its cart is the trip cart (MOD-07), its texts are about trips (NAV-07). */
export function useLetsVehicles(): boolean {
  const { module } = useVisit();
  return module !== null && capabilitiesOf(module.module_type).trips;
}
