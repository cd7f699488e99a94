import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type ZoneDraft, type ZonesMarket, zonesFromGeoJson } from '../zones/index.ts';
import { OwnMarketProblem } from './own-problem.ts';
import type { LeftOut } from './own-request.ts';
import { readUtf8 } from './utf8-text.ts';

/** Reads delivery zones; an invalid feature is left out and reported by its line. */
export function readZonesFile(path: string, market: ZonesMarket): { zones: ZoneDraft[]; leftOut: LeftOut[] } {
  const text = readText(path);
  const { zones, rejected } = zonesFromGeoJson(parseJson(path, text), market);
  const lines = featureLines(text);
  const file = basename(path);
  const leftOut = rejected.map(({ index, reason }): LeftOut => {
    const line = index < 0 ? 1 : lines[index];
    return { file, ...(line && { line }), ...(index >= 0 && { object: `feature ${index + 1}` }), reason };
  });
  return { zones, leftOut };
}

/** The text of a file that an operator named. */
export function readText(path: string): string {
  if (!existsSync(path)) throw new OwnMarketProblem(`There is no file ${path}.`);
  const read = readUtf8(path);
  if ('reason' in read) throw new OwnMarketProblem(`${path} ${read.reason}`);
  return read.text;
}

/** A file's JSON. */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OwnMarketProblem(`${path} is not GeoJSON: ${(error as Error).message}.`);
  }
}

/** The line in which each member of the collection's first list of objects begins. The text must be valid JSON. */
function featureLines(text: string): number[] {
  const lines: number[] = [];
  let [line, depth] = [1, ''];
  // Strings are one token, so that braces within them do not count.
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]\n]/gs)) {
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      if (token === '{' && depth === '{[') lines.push(line);
      depth += token;
    } else if (token === '}' || token === ']') depth = depth.slice(0, -1);
  }
  return lines;
}
