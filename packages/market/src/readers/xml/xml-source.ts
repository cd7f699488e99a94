import type { Sniffed } from '../files/sniff.ts';
import { inSteps, stepCountOf } from '../files/steps.ts';
import { type UnpackedChunk, unpackedChunks } from '../files/unpacked.ts';
import type { Bounds } from '../map-feature.ts';
import type { OsmSource } from '../osm/osm-source.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { ElementParser } from './element-parser.ts';

/** An `.osm` file: plain, gz or bz2. */
export async function xmlSource(path: string, { packing, size }: Sniffed): Promise<OsmSource> {
  const stepCount = stepCountOf(size);
  const chunks = () => unpackedChunks(path, packing);
  return {
    bounds: await readBounds(chunks()),
    size,
    stepCount,
    pass: (sink) => inSteps(chunks(), stepCount, new ElementParser(sink)),
  };
}

/** The box in the file's header, if it precedes the first object. */
async function readBounds(chunks: AsyncIterable<UnpackedChunk>): Promise<Bounds | undefined> {
  const parser = new ElementParser({});
  for await (const { bytes } of chunks) {
    parser.write(bytes);
    if (parser.bounds || parser.elementCount > 0) return parser.bounds;
  }
  parser.close();
  throw new UnreadableFile('no-objects');
}
