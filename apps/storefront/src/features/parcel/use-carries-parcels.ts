import { capabilitiesOf } from '@promenade/domain/modules';
import { useVisit } from '../../lib/session/use-visit.ts';

/** Whether the page is of a module that carries parcels. */
export function useCarriesParcels(): boolean {
  const { module } = useVisit();
  return module !== null && capabilitiesOf(module.module_type).parcels;
}
