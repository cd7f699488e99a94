export type TravelMode = 'driving' | 'walking' | 'bicycling';

export const TRAVEL_MODES: readonly TravelMode[] = ['driving', 'walking', 'bicycling'];

/** Bits in the serialised graph: which modes may use an edge, and which modes' largest networks contain a node. */
export const MODE_BITS: Record<TravelMode, number> = { driving: 1, walking: 2, bicycling: 4 };

/** Node bit: part of the largest network when one-way rules are ignored. */
export const CONNECTED_BIT = 8;

/** Speeds in km/h; a car's is its road's. */
export const MODE_SPEED_KMH: Record<Exclude<TravelMode, 'driving'>, number> = { walking: 5, bicycling: 15 };
