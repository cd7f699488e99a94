import { turns } from '../../../lib/turns/turns.ts';
import type { MapPoint } from '../../../ui/map/map-types.ts';

/** The address of a point; undefined if there is none nearby. */
export type FindAddress = (point: MapPoint) => Promise<string | undefined>;

/** Looks up the address of the latest point: a slow answer about an earlier one is of another place by then. */
export function addressLookup(find: FindAddress) {
  const begin = turns();
  /** Undefined also if it failed, or was stopped meanwhile. */
  const look = async (point: MapPoint): Promise<string | undefined> => {
    const isLast = begin();
    const found = await find(point).catch(() => undefined);
    return isLast() ? found : undefined;
  };
  const stop = (): void => void begin();
  return { look, stop };
}
