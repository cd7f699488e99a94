/**
 * Writes a Brotli and a gzip copy of every compressible file of the browser's build: files never change, so the
 * slowest setting is paid once, here, and saves 15 % of the bytes compared with gzip on the fly.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = fileURLToPath(new URL('../build/client/', import.meta.url));
const compressible = /\.(js|css|json|svg)$/;
// Below this a copy saves less than a packet.
const smallestBytes = 600;

const pack = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

async function packFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < smallestBytes) return;
  await Promise.all(
    Object.entries(pack).map(async ([ending, compress]) =>
      writeFile(`${path}.${ending}`, await compress(bytes)),
    ),
  );
}

const names = await readdir(folder, { recursive: true });
await Promise.all(
  names.filter((name) => compressible.test(name)).map((name) => packFile(join(folder, name))),
);
