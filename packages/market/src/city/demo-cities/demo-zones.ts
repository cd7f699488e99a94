import { type ZoneDraft, zonesFromGeoJson } from '../../zones/index.ts';
import astana from './astana-zones.json' with { type: 'json' };
import montevideo from './montevideo-zones.json' with { type: 'json' };

/** Prices in them are whole: pesos and tenge are used without decimals here. */
const DECIMALS = 0;

/** Eight zones of our own over the inner city, reaching out over the water, so that the promenade belongs to them. */
export function montevideoZones(): ZoneDraft[] {
  return zonesFromGeoJson(montevideo, DECIMALS).zones;
}

/** Seven zones of our own on both banks of the Ishim, whose middle parts those of the left from those of the right. */
export function astanaZones(): ZoneDraft[] {
  return zonesFromGeoJson(astana, DECIMALS).zones;
}
