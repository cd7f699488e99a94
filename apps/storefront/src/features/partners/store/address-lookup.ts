import type { MapPoint } from '../../../ui/map/map-types.ts';

/** The address of a point; undefined if there is none nearby. */
export type FindAddress = (point: MapPoint, signal: AbortSignal) => Promise<string | undefined>;

/** Looks up the address of one point at a time: what was asked before, a slow answer too, is of another place by then. */
export function addressLookup(find: FindAddress) {
  let asking = new AbortController();
  const stop = (): void => {
    asking.abort();
    asking = new AbortController();
  };
  /** Undefined also if it failed, or was stopped meanwhile. */
  const look = async (point: MapPoint): Promise<string | undefined> => {
    stop();
    const { signal } = asking;
    const found = await find(point, signal).catch(() => undefined);
    return signal.aborted ? undefined : found;
  };
  return { look, stop };
}
