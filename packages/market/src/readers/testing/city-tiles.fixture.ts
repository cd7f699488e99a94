import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const QA_CITIES = ['montevideo', 'astana'] as const;

/** The folder of a city's QA tiles, in their npm package. */
export function qaTiles(city: (typeof QA_CITIES)[number]): string {
  const packageFolder = dirname(fileURLToPath(import.meta.resolve('@mapbox/mvt-fixtures/package.json')));
  return join(packageFolder, 'real-world', `osm-qa-${city}`);
}
