import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FeatureReader, qaTileReader } from '../../readers/index.ts';

/** The demo city's source: OSM QA tiles of 2017 that come with a package (ODbL, © OpenStreetMap contributors). */
export function montevideoReader(): FeatureReader {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures/package.json')));
  return qaTileReader(join(packageFolder, 'real-world', 'osm-qa-montevideo'));
}
