import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FeatureReader, qaTileReader } from '../../readers/index.ts';

/** OSM QA tiles of 2017, from an npm package (ODbL, © OpenStreetMap contributors). */
function packedReader(folder: string): FeatureReader {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures/package.json')));
  return qaTileReader(join(packageFolder, 'real-world', folder));
}

/** Montevideo: a capital on the water, Latin letters. */
export function montevideoReader(): FeatureReader {
  return packedReader('osm-qa-montevideo');
}

/** Astana: a capital in the steppe, Cyrillic letters. */
export function astanaReader(): FeatureReader {
  return packedReader('osm-qa-astana');
}
