import { useVisit } from '../../../lib/session/use-visit.ts';
import type { Wording } from './place.ts';

/** Rental collects, everything else delivers (LOC-05). */
export const useWording = (): Wording =>
  useVisit().module?.module_type === 'rental' ? 'pickup' : 'delivery';
