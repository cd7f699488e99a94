import { capabilitiesOf } from '@promenade/domain/modules';
import { useVisit } from '../../lib/session/use-visit.ts';

/** Whether the page's module is a parcel module. */
export function useCarriesParcels(): boolean {
  const { module } = useVisit();
  return module !== null && capabilitiesOf(module.module_type).parcels;
}
