/**
 * Draws the icons of the installed storefront from its logo, `public/favicon.svg`: as it is, and on a ground to the edges
 * for systems that cut icons into shapes of their own (W3C Web App Manifest, maskable: the inner 80 % stay in sight).
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const storefront = join(import.meta.dirname, '..');
const folder = join(storefront, 'build/client/icons');
const logo = await readFile(join(storefront, 'public/favicon.svg'), 'utf8');
const ground = /<rect[^>]*fill="(#\w+)"/.exec(logo)?.[1];
if (!ground) throw new Error('The logo has no ground: a rect with a fill.');

// The letter keeps well inside the safe zone.
const letterShare = 0.84;
const letter = logo.replace(/<rect[^>]*\/>/, '').replace(/<\/?svg[^>]*>/g, '');
const inset = (32 * (1 - letterShare)) / 2;
const toTheEdges = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${letterShare})">${letter}</g></svg>`;

async function draw(name: string, svg: string, edge: number): Promise<void> {
  const density = (72 * edge) / 32;
  await sharp(Buffer.from(svg), { density })
    .resize(edge, edge)
    .png({ compressionLevel: 9 })
    .toFile(join(folder, name));
}

await mkdir(folder, { recursive: true });
await Promise.all([
  draw('icon-192.png', logo, 192),
  draw('icon-512.png', logo, 512),
  draw('maskable-192.png', toTheEdges, 192),
  draw('maskable-512.png', toTheEdges, 512),
  draw('apple-touch-icon.png', toTheEdges, 180),
]);
