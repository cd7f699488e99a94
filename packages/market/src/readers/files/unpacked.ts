import { createReadStream, type ReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';
import { UnreadableFile } from '../unreadable-file.ts';

export type Packing = 'none' | 'gzip' | 'bzip2';

/** A chunk of the unpacked file. `doneBytes` of the packed file have been read up to its end. */
export type UnpackedChunk = { bytes: Uint8Array; doneBytes: number };

const CHUNK_BYTES = 64 * 1024;
// Map data shrinks to between a tenth and a thirtieth; beyond this ratio the file is a decompression bomb.
const MOST_RATIO = 250;
const FREE_BYTES = 16 * 1024 * 1024;

/** Reads a file from start to end, unpacking it on the way, with one chunk in memory at a time. */
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
  // An error is also thrown by the loop below; without a handler here it would end the process.
  done.catch(() => undefined);
  for await (const bytes of gunzip) {
    admit(bytes);
    yield bytes;
  }
  await done;
}

// The library pushes whole blocks (900 KB at most) from within `write`, so a list suffices as a queue.
async function* unbzipped(file: ReadStream, admit: Admit): AsyncGenerator<Uint8Array> {
  const blocks: Uint8Array[] = [];
  let failure: Error | undefined;
  const stream = unbzip2();
  // Throwing here stops the library, which reports it as its own error.
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
  // A truncated bzip2 block makes the library read beyond its last buffer.
  if (code === 'Z_BUF_ERROR' || name === 'TypeError' || message === 'input stream ended prematurely')
    return new UnreadableFile('truncated', { offset }, error);
  if (code.startsWith('Z_') || name === 'Bzip2Error') return new UnreadableFile('damaged', { offset }, error);
  return error;
}
