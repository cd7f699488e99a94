/**
 * Draws the icons of the installed storefront from its logo, `public/favicon.svg`: as it is, and on a full background
 * for systems that crop icons (W3C Web App Manifest, maskable: the inner 80 % stay visible).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const storefront = join(import.meta.dirname, '..');
const client = join(storefront, 'build/client');
const folder = join(client, 'icons');
const logo = await readFile(join(storefront, 'public/favicon.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"/.exec(logo)?.[1];
if (!ground) throw new Error('The logo has no ground: a rect with a fill.');

// The letter stays well inside the safe zone.
const letterShare = 0.84;
const letter = logo.replace(/<rect[^>]*\/>/, '').replace(/<\/?svg[^>]*>/g, '');
const inset = (32 * (1 - letterShare)) / 2;
const toTheEdges = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${letterShare})">${letter}</g></svg>`;

function drawn(svg: string, edge: number): Promise<Buffer> {
  const density = (72 * edge) / 32;
  return sharp(Buffer.from(svg), { density }).resize(edge, edge).png({ compressionLevel: 9 }).toBuffer();
}

const draw = async (name: string, svg: string, edge: number): Promise<void> =>
  writeFile(join(folder, name), await drawn(svg, edge));

/** A Windows icon file (ICO) with one picture in it, as PNG: requested if a page names no icon. */
async function drawIco(svg: string, edge: number): Promise<void> {
  const picture = await drawn(svg, edge);
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(edge, 6);
  head.writeUInt8(edge, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(join(client, 'favicon.ico'), Buffer.concat([head, picture]));
}

await mkdir(folder, { recursive: true });
await Promise.all([
  draw('icon-192.png', logo, 192),
  draw('icon-512.png', logo, 512),
  draw('maskable-192.png', toTheEdges, 192),
  draw('maskable-512.png', toTheEdges, 512),
  draw('apple-touch-icon.png', toTheEdges, 180),
  drawIco(logo, 48),
]);
