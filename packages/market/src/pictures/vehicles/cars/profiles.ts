import { LARGE_PROFILES } from './profiles-large.ts';
import { SMALL_PROFILES } from './profiles-small.ts';

/** Every body of a car from the side. */
export const PROFILES = { ...SMALL_PROFILES, ...LARGE_PROFILES } as const;
