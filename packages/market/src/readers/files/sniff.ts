import { open } from 'node:fs/promises';
import { UnreadableFile } from '../unreadable-file.ts';
import { type Packing, unpackedChunks } from './unpacked.ts';

export type FileFormat = 'pbf' | 'xml' | 'geojson';
export type Sniffed = {
  format: FileFormat;
  packing: Packing;
  /** Bytes on disk. */
  size: number;
  /** The first unpacked bytes. */
  head: Uint8Array;
};

const HEAD_BYTES = 64;
// The first bytes of compression formats that are not supported.
const OTHER_PACKINGS: readonly [name: string, magic: readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['lzip', [0x4c, 0x5a, 0x49, 0x50]],
];
const NAMES: Record<FileFormat, RegExp> = {
  pbf: /\.pbf$/i,
  xml: /\.(osm|xml)(\.(gz|bz2))?$/i,
  geojson: /\.(geo)?json[ls]?(eq)?(\.gz)?$|\.ndjson(\.gz)?$/i,
};

/**
 * Determines a file's format from its bytes; the name only distinguishes a broken download from a file of another
 * kind.
 */
export async function sniff(path: string): Promise<Sniffed> {
  const { bytes, size } = await readHead(path);
  if (size === 0) throw new UnreadableFile('empty');
  const packing = packingOf(bytes);
  const head = packing === 'none' ? bytes : await unpackedHead(path, packing);
  const format = formatOf(head);
  if (!format || (format === 'pbf' && packing !== 'none'))
    throw new UnreadableFile('unknown-format', { detail: describe(head) });
  const named = (Object.keys(NAMES) as FileFormat[]).find((key) => NAMES[key].test(path));
  if (format === 'xml' && named !== undefined && named !== 'xml')
    throw new UnreadableFile('unknown-format', { detail: describe(head) });
  return { format, packing, size, head };
}

async function readHead(path: string): Promise<{ bytes: Uint8Array; size: number }> {
  const file = await open(path).catch((error: unknown) => {
    throw new UnreadableFile('not-found', {}, error);
  });
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { bytes: buffer.subarray(0, bytesRead), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

function packingOf(bytes: Uint8Array): Packing {
  if (startsWith(bytes, [0x1f, 0x8b])) return 'gzip';
  if (/^BZh[1-9]/.test(Buffer.from(bytes).toString('latin1'))) return 'bzip2';
  const other = OTHER_PACKINGS.find(([, magic]) => startsWith(bytes, magic));
  if (other) throw new UnreadableFile('unknown-compression', { detail: other[0] });
  return 'none';
}

async function unpackedHead(path: string, packing: Packing): Promise<Uint8Array> {
  for await (const { bytes } of unpackedChunks(path, packing)) {
    if (bytes.length > 0) return bytes.subarray(0, HEAD_BYTES);
  }
  throw new UnreadableFile('empty');
}

function formatOf(head: Uint8Array): FileFormat | undefined {
  // Four bytes of length, then the first field of the first header: the text 'OSMHeader'.
  if (startsWith(head.subarray(4), [0x0a, 9, ...Buffer.from('OSMHeader')])) return 'pbf';
  const text = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (/^<(\?xml|osm|!)/.test(text)) return 'xml';
  return withoutSeparator(text).trimStart().startsWith('{') ? 'geojson' : undefined;
}

/** RFC 8142 puts a record separator before each object. */
export function withoutSeparator(text: string): string {
  return text.startsWith('\u001e') ? text.slice(1) : text;
}

// Enough to recognise a web page or some program's file: the first printable word.
function describe(head: Uint8Array): string {
  return /[ -~]{1,24}/.exec(Buffer.from(head).toString('latin1'))?.[0] ?? 'binary';
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
