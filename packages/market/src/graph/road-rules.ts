import type { Tags } from '../readers/index.ts';
import { MODE_BITS } from './travel-mode.ts';

/** Which modes may use a road in each direction, and a car's speed on it. */
export type RoadRule = { forward: number; backward: number; speedKmh: number };

const { driving: CAR, walking: FOOT, bicycling: BIKE } = MODE_BITS;

// Class → modes of transport allowed on it, and the speed of a car in km/h without a speed limit.
const CLASSES: Record<string, { modes: number; speedKmh: number }> = {
  motorway: { modes: CAR, speedKmh: 90 },
  motorway_link: { modes: CAR, speedKmh: 60 },
  trunk: { modes: CAR | FOOT | BIKE, speedKmh: 75 },
  trunk_link: { modes: CAR | FOOT | BIKE, speedKmh: 45 },
  primary: { modes: CAR | FOOT | BIKE, speedKmh: 60 },
  primary_link: { modes: CAR | FOOT | BIKE, speedKmh: 45 },
  secondary: { modes: CAR | FOOT | BIKE, speedKmh: 50 },
  secondary_link: { modes: CAR | FOOT | BIKE, speedKmh: 40 },
  tertiary: { modes: CAR | FOOT | BIKE, speedKmh: 45 },
  tertiary_link: { modes: CAR | FOOT | BIKE, speedKmh: 40 },
  unclassified: { modes: CAR | FOOT | BIKE, speedKmh: 45 },
  residential: { modes: CAR | FOOT | BIKE, speedKmh: 45 },
  road: { modes: CAR | FOOT | BIKE, speedKmh: 30 },
  living_street: { modes: CAR | FOOT | BIKE, speedKmh: 20 },
  service: { modes: CAR | FOOT | BIKE, speedKmh: 20 },
  track: { modes: FOOT | BIKE, speedKmh: 15 },
  cycleway: { modes: FOOT | BIKE, speedKmh: 15 },
  path: { modes: FOOT | BIKE, speedKmh: 10 },
  pedestrian: { modes: FOOT, speedKmh: 10 },
  footway: { modes: FOOT, speedKmh: 10 },
  steps: { modes: FOOT, speedKmh: 5 },
};

const SHUT = new Set(['no', 'private', 'bus', 'military', 'agricultural', 'forestry']);
const OPEN = new Set(['yes', 'designated', 'permissive', 'destination']);
const KMH_PER_MPH = 1.609344;

/** How a road may be used; undefined if it is not a road yet, or closed to everybody. */
export function findRoadRule(tags: Tags): RoadRule | undefined {
  const road = tags.highway === undefined ? undefined : CLASSES[tags.highway];
  if (!road) return undefined;
  const modes = openModes(tags, road.modes);
  if (modes === 0) return undefined;
  const oneWay = oneWayDirection(tags);
  // One-way rules do not apply to pedestrians, and on some roads not to bicycles.
  const free = (modes & FOOT) | (isFreeForBicycles(tags) ? modes & BIKE : 0);
  return {
    forward: oneWay === 'backward' ? free : modes,
    backward: oneWay === 'forward' ? free : modes,
    speedKmh: signedSpeed(tags.maxspeed) ?? road.speedKmh,
  };
}

const isFreeForBicycles = (tags: Tags): boolean =>
  tags['oneway:bicycle'] === 'no' || /^opposite(_lane|_track)?$/.test(tags.cycleway ?? '');

/** The most specific tag wins: that for cars over that for all vehicles, and both over the general one. */
function openModes(tags: Tags, classModes: number): number {
  let modes = SHUT.has(tags.access ?? '') ? 0 : classModes;
  const exceptions: [number, string | undefined][] = [
    [CAR, tags.motorcar ?? tags.motor_vehicle ?? tags.vehicle],
    [BIKE, tags.bicycle ?? tags.vehicle],
    [FOOT, tags.foot],
  ];
  for (const [mode, value = ''] of exceptions) {
    if (SHUT.has(value)) modes &= ~mode;
    // A footway that admits some cars is not a road for through traffic.
    else if (OPEN.has(value)) modes |= mode === CAR ? CAR & classModes : mode;
  }
  return modes;
}

function oneWayDirection(tags: Tags): 'forward' | 'backward' | 'none' {
  if (tags.oneway === '-1' || tags.oneway === 'reverse') return 'backward';
  if (tags.oneway === 'yes' || tags.oneway === 'true' || tags.oneway === '1') return 'forward';
  if (tags.oneway === 'no') return 'none';
  const implied =
    tags.junction === 'roundabout' || tags.junction === 'circular' || tags.highway === 'motorway';
  return implied ? 'forward' : 'none';
}

function signedSpeed(text = ''): number | undefined {
  const match = /^(\d{1,3})(\s*mph)?$/.exec(text.trim());
  if (!match) return undefined;
  const kmh = Math.round(Number(match[1]) * (match[2] ? KMH_PER_MPH : 1));
  return kmh >= 5 && kmh <= 130 ? kmh : undefined;
}
