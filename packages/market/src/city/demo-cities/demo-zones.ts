import { type ZoneDraft, zonesFromGeoJson } from '../../zones/index.ts';
import astana from './astana-zones.json' with { type: 'json' };
import montevideo from './montevideo-zones.json' with { type: 'json' };

/** The prices in the files are whole: the demos use pesos and tenge without decimals. */
const WHOLE_PRICES = { decimals: 0 };

/** Eight zones of our own over the inner city, extending over the water so that the promenade is inside. */
export function montevideoZones(): ZoneDraft[] {
  return zonesFromGeoJson(montevideo, WHOLE_PRICES).zones;
}

/** Seven zones of our own on both banks of the Ishim, each bank's meeting in the middle of the river. */
export function astanaZones(): ZoneDraft[] {
  return zonesFromGeoJson(astana, WHOLE_PRICES).zones;
}
