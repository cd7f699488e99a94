import { open } from 'node:fs/promises';
import type { ElementSink, OsmSource } from '../osm/osm-source.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { type BlockKinds, readBlock } from './pbf-block.ts';
import { type BlobPlace, guarded, listBlobs, unpackBlob } from './pbf-blobs.ts';
import { readHead } from './pbf-head.ts';

/** An `.osm.pbf` file. A step is one block of about 8,000 objects. */
export async function pbfSource(path: string): Promise<OsmSource> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [first, ...rest] = await listBlobs(file, size);
    if (first?.type !== 'OSMHeader') throw new UnreadableFile('damaged', { offset: 0 });
    const headBytes = await unpackBlob(file, first);
    const { bounds } = guarded(first.offset, () => readHead(headBytes));
    const blobs = rest.filter(({ type }) => type === 'OSMData');
    const kinds = new Map<BlobPlace, BlockKinds>();
    return { bounds, size, stepCount: blobs.length, pass: (sink) => readBlobs(path, blobs, kinds, sink) };
  } finally {
    await file.close();
  }
}

async function* readBlobs(
  path: string,
  blobs: readonly BlobPlace[],
  kinds: Map<BlobPlace, BlockKinds>,
  sink: ElementSink,
): AsyncGenerator<void> {
  const file = await open(path);
  try {
    for (const blob of blobs) {
      if (mayHold(kinds.get(blob), sink)) {
        const bytes = await unpackBlob(file, blob);
        kinds.set(
          blob,
          guarded(blob.offset, () => readBlock(bytes, sink)),
        );
      }
      yield;
    }
  } finally {
    await file.close();
  }
}

function mayHold(kinds: BlockKinds | undefined, sink: ElementSink): boolean {
  if (!kinds) return true;
  const wantsNodes = sink.place !== undefined || sink.node !== undefined;
  return (
    (kinds.nodes && wantsNodes) ||
    (kinds.ways && sink.way !== undefined) ||
    (kinds.relations && sink.relation !== undefined)
  );
}
