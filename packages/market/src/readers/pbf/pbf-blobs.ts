import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate, zstdDecompress } from 'node:zlib';
import { PbfReader } from 'pbf';
import { UnreadableFile } from '../unreadable-file.ts';

// Limits of the format: wiki.openstreetmap.org/wiki/PBF_Format#File_format.
const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOB_BYTES = 32 * 1024 * 1024;

/** The position of a blob in the file, before unpacking. */
export type BlobPlace = { type: string; offset: number; length: number };

type BlobHeader = { type: string; length: number };
type Blob = { raw?: Uint8Array; zlib?: Uint8Array; zstd?: Uint8Array; other?: string };

const inflateAsync = promisify(inflate);
const zstdAsync = promisify(zstdDecompress);

/** Walks the file from header to header without unpacking anything; a truncated file is detected here. */
export async function listBlobs(file: FileHandle, size: number): Promise<BlobPlace[]> {
  const blobs: BlobPlace[] = [];
  for (let offset = 0; offset < size; ) {
    const lengthBytes = await readExactly(file, offset, 4, size);
    const headerLength = new DataView(lengthBytes.buffer, lengthBytes.byteOffset).getUint32(0);
    if (headerLength === 0 || headerLength > MOST_HEADER_BYTES)
      throw new UnreadableFile('damaged', { offset });
    const bytes = await readExactly(file, offset + 4, headerLength, size);
    const header = guarded(offset, () => readBlobHeader(bytes));
    if (header.length < 0 || header.length > MOST_BLOB_BYTES)
      throw new UnreadableFile('too-large', { offset });
    const start = offset + 4 + headerLength;
    if (start + header.length > size) throw new UnreadableFile('truncated', { offset });
    blobs.push({ type: header.type, offset: start, length: header.length });
    offset = start + header.length;
  }
  return blobs;
}

/** The unpacked bytes of one blob. */
export async function unpackBlob(file: FileHandle, { offset, length }: BlobPlace): Promise<Uint8Array> {
  const bytes = await readExactly(file, offset, length, offset + length);
  const blob = guarded(offset, () => readBlob(bytes));
  if (blob.raw) return blob.raw;
  const packed = blob.zlib ?? blob.zstd;
  if (!packed) throw new UnreadableFile('unknown-compression', { offset, detail: blob.other ?? 'none' });
  try {
    const options = { maxOutputLength: MOST_BLOB_BYTES };
    return await (blob.zlib ? inflateAsync(packed, options) : zstdAsync(packed, options));
  } catch (error) {
    const tooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFile(tooLarge ? 'too-large' : 'damaged', { offset }, error);
  }
}

/** Runs a decoder; any error means a damaged file, not a fault of ours. */
export function guarded<T>(offset: number, decode: () => T): T {
  try {
    return decode();
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile('damaged', { offset }, error);
  }
}

async function readExactly(file: FileHandle, offset: number, length: number, end: number) {
  if (offset + length > end) throw new UnreadableFile('truncated', { offset });
  const bytes = new Uint8Array(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read, offset + read);
    if (bytesRead === 0) throw new UnreadableFile('truncated', { offset: offset + read });
    read += bytesRead;
  }
  return bytes;
}

function readBlobHeader(bytes: Uint8Array): BlobHeader {
  return new PbfReader(bytes).readFields<BlobHeader>(
    (field, header, pbf) => {
      if (field === 1) header.type = pbf.readString();
      else if (field === 3) header.length = pbf.readVarint();
    },
    { type: '', length: -1 },
  );
}

function readBlob(bytes: Uint8Array): Blob {
  return new PbfReader(bytes).readFields<Blob>((field, blob, pbf) => {
    if (field === 1) blob.raw = pbf.readBytes();
    else if (field === 3) blob.zlib = pbf.readBytes();
    else if (field === 4) blob.other = 'LZMA';
    else if (field === 5) blob.other = 'bzip2';
    else if (field === 6) blob.other = 'LZ4';
    else if (field === 7) blob.zstd = pbf.readBytes();
  }, {});
}
