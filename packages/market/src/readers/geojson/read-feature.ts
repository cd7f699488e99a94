import { isKeepable } from '@promenade/domain/words';
import type { MapFeature, Tags } from '../map-feature.ts';
import { isPrivateTag } from '../private-tags.ts';
import { findObjectName, inventObjectName, NAME_KEYS } from './object-name.ts';
import { readGeometry } from './read-geometry.ts';

type Properties = Readonly<Record<string, unknown>>;
type Unusable = { object?: string; reason: string };

// GDAL puts rarer tags into one text: "addr:housenumber"=>"12","shop"=>"bakery".
const REST_KEYS = new Set(['other_tags', 'all_tags']);
const REST_PAIR = /"((?:[^"\\]|\\.)*)"\s*=>\s*"((?:[^"\\]|\\.)*)"/g;
/** OpenStreetMap's own limit. */
const LONGEST_NAME = 255;
const OBJECT_TYPES = new Set(['node', 'way', 'relation']);

/** The object described by a feature's text, or why it cannot be used. */
export function readFeature(text: string | undefined): MapFeature | Unusable {
  if (text === undefined) return { reason: 'it is not valid UTF-8' };
  const value = parse(text);
  if (value === undefined) return { reason: 'it is not valid JSON' };
  const feature = toRecord(value);
  if (feature.type !== 'Feature') return { reason: 'it is not a Feature' };
  const properties = toRecord(feature.properties);
  const name = findObjectName(feature.id, properties);
  const [geometry, tags] = [readGeometry(feature.geometry), toTags(properties)];
  const unusable = (reason: string) => ({
    reason,
    ...(name && { object: `${name.osmType}/${name.osmId}` }),
  });
  if (typeof geometry === 'string') return unusable(geometry);
  const problem = tagProblem(tags);
  if (problem !== undefined) return unusable(problem);
  return { ...(name ?? inventObjectName(geometry, tags.name)), tags, geometry };
}

function tagProblem(tags: Tags): string | undefined {
  const unkept = Object.entries(tags).find((tag) => !tag.every(isKeepable));
  if (unkept) return `its ${unkept[0]} holds a character that no text has`;
  const { length } = tags.name ?? '';
  return length > LONGEST_NAME
    ? `its name has ${length} characters, ${LONGEST_NAME} are the most`
    : undefined;
}

/** Whether a text is one complete feature, usable or not. */
export function isFeature(text: string | undefined): boolean {
  return text !== undefined && toRecord(parse(text)).type === 'Feature';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toRecord(value: unknown): Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Properties) : {};
}

function toTags(properties: Properties): Tags {
  const tags: Record<string, string> = {};
  const add = (key: string, value: unknown): void => {
    if (isPrivateTag(key) || NAME_KEYS.has(key)) return;
    if (key === 'type' && OBJECT_TYPES.has(String(value))) return;
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      tags[key] = String(value);
  };
  for (const [key, value] of Object.entries(properties)) {
    if (key === 'tags') for (const [tag, text] of Object.entries(toRecord(value))) add(tag, text);
    else if (REST_KEYS.has(key)) for (const [tag, text] of restPairs(String(value))) add(tag, text);
    else add(key, value);
  }
  return tags;
}

function restPairs(text: string): [key: string, value: string][] {
  const plain = (part = ''): string => part.replace(/\\(.)/g, '$1');
  return [...text.matchAll(REST_PAIR)].map(([, key, value]) => [plain(key), plain(value)]);
}
