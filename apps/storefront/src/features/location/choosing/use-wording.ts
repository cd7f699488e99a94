import { capabilitiesOf } from '@promenade/domain/modules';
import { useVisit } from '../../../lib/session/use-visit.ts';
import type { Wording } from './place.ts';

/** Rental is about pickup, everything else about delivery (LOC-05). */
export function useWording(): Wording {
  const { module } = useVisit();
  return module ? capabilitiesOf(module.module_type).wording.place : 'delivery';
}
