import type { UnreadableFile } from '@promenade/market/readers';

const SENTENCES: Record<UnreadableFile['problem'], string> = {
  'not-found': 'cannot be found, or this account may not read it',
  empty: 'is empty',
  'unknown-format': 'is none of .osm.pbf, .osm, .osm.gz, .osm.bz2 and GeoJSON',
  'unknown-compression': 'is packed in a way that is not read here; unpack it, or use gzip or bzip2',
  truncated: 'ends in the middle: fetch it again',
  damaged: 'is damaged: it does not follow its own format',
  'not-supported': 'is a kind of file that is not read here',
  entities: 'declares a document type, which map files do not and which is not read here',
  'too-deep': 'is nested deeper than any map',
  'too-large': 'holds an object, or unpacks to something, larger than any city',
  'no-objects': 'holds no map objects',
};

/** Why a file is no map, in a sentence. */
export function unreadableSentence(file: string, { problem, where }: UnreadableFile): string {
  const { line, offset, detail } = where;
  const place = [
    line !== undefined && `line ${line}`,
    offset !== undefined && `byte ${offset}`,
    detail !== undefined && detail,
  ].filter(Boolean);
  return `${file} ${SENTENCES[problem]}${place.length > 0 ? ` (${place.join(', ')})` : ''}.`;
}
