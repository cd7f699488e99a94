import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import type { TripPlace, WayLength } from './trip-search.ts';

/** The route between two places, as far as it is known. */
export interface Way {
  readonly state: 'none' | 'asking' | 'known' | 'failed';
  readonly length: WayLength | null;
}

const none: Way = { state: 'none', length: null };

async function measure(from: TripPlace, to: TripPlace, signal: AbortSignal): Promise<WayLength> {
  const query = {
    origin_lat: from.lat,
    origin_lng: from.lng,
    destination_lat: to.lat,
    destination_lng: to.lng,
  };
  const { distanceMeters, duration } = await call('geo.distance', { query, signal });
  return { distanceMeters, duration: Number.parseInt(duration, 10) };
}

/**
 * The route on the market's own roads, as measured by the server (RENT-11); requested once both ends are known.
 * @param wanted whether the trip is by distance
 */
export function useWay(from: TripPlace | null, to: TripPlace | null, wanted: boolean): Way {
  const [way, setWay] = useState<Way & { readonly between?: string }>(none);
  const between = wanted && from && to ? [from.lat, from.lng, to.lat, to.lng].join() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `between` says all that counts of both places.
  useEffect(() => {
    if (!between || !from || !to) return undefined;
    const asking = new AbortController();
    const settle = (next: Way): void => {
      if (!asking.signal.aborted) setWay({ ...next, between });
    };
    measure(from, to, asking.signal).then(
      (length) => settle({ state: 'known', length }),
      () => settle({ state: 'failed', length: null }),
    );
    return () => asking.abort();
  }, [between]);
  if (!between) return none;
  return way.between === between ? way : { state: 'asking', length: null };
}
