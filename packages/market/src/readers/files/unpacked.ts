import { createReadStream, type ReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';
import { UnreadableFile } from '../unreadable-file.ts';

export type Packing = 'none' | 'gzip' | 'bzip2';

/** A stretch of the unpacked file. `doneBytes` of the packed one were read for it and all before it. */
export type UnpackedChunk = { bytes: Uint8Array; doneBytes: number };

const CHUNK_BYTES = 64 * 1024;
// Map data packs 10 to 30 times smaller; beyond this it is a file made to fill a memory.
const MOST_RATIO = 250;
const FREE_BYTES = 16 * 1024 * 1024;

/** Reads a file from start to end, unpacking it on the way; a chunk at a time is held. */
export async function* unpackedChunks(path: string, packing: Packing): AsyncGenerator<UnpackedChunk> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  let unpackedBytes = 0;
  const admit = (bytes: Uint8Array): void => {
    unpackedBytes += bytes.length;
    if (packing !== 'none' && unpackedBytes > FREE_BYTES + MOST_RATIO * file.bytesRead)
      throw new UnreadableFile('too-large', { offset: file.bytesRead });
  };
  try {
    for await (const bytes of unpacked(file, packing, admit)) yield { bytes, doneBytes: file.bytesRead };
  } catch (error) {
    throw toUnreadable(error, file.bytesRead);
  } finally {
    file.destroy();
  }
}

type Admit = (bytes: Uint8Array) => void;

function unpacked(file: ReadStream, packing: Packing, admit: Admit): AsyncIterable<Uint8Array> {
  if (packing === 'gzip') return gunzipped(file, admit);
  return packing === 'bzip2' ? unbzipped(file, admit) : file;
}

async function* gunzipped(file: ReadStream, admit: Admit): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const done = pipeline(file, gunzip);
  // Its failure comes out of the loop below as well; unheard here it would end the process.
  done.catch(() => undefined);
  for await (const bytes of gunzip) {
    admit(bytes);
    yield bytes;
  }
  await done;
}

// The library pushes whole blocks (900 KB at most) from within `write`, so a list is all the queue there is.
async function* unbzipped(file: ReadStream, admit: Admit): AsyncGenerator<Uint8Array> {
  const blocks: Uint8Array[] = [];
  let failure: Error | undefined;
  const stream = unbzip2();
  // What is thrown here stops the library and comes back as its error.
  stream.on('data', (block: Uint8Array) => {
    admit(block);
    blocks.push(block);
  });
  stream.on('error', (error: Error) => {
    failure ??= error;
  });
  for await (const bytes of file) {
    stream.write(bytes);
    if (failure) throw failure;
    yield* blocks.splice(0);
  }
  stream.end();
  if (failure) throw failure;
  yield* blocks;
}

function toUnreadable(error: unknown, offset: number): unknown {
  if (error instanceof UnreadableFile) return error;
  const { code = '', message, name } = error as NodeJS.ErrnoException;
  // A bzip2 block that ends too early makes the library reach beyond its last buffer.
  if (code === 'Z_BUF_ERROR' || name === 'TypeError' || message === 'input stream ended prematurely')
    return new UnreadableFile('truncated', { offset }, error);
  if (code.startsWith('Z_') || name === 'Bzip2Error') return new UnreadableFile('damaged', { offset }, error);
  return error;
}
