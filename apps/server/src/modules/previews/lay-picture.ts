import type { OverlayOptions } from 'sharp';

/** The square in the preview that holds the picture; wide pictures are centred in it. */
export interface PictureBox {
  readonly left: number;
  readonly top: number;
  readonly edge: number;
  readonly radius: number;
}

// Illustrated objects need a light ground; pictures wider than this have their own background.
const wideFrom = 1.1;
const inset = 48;

const ground = ({ edge, radius }: PictureBox): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}"><rect width="${edge}" height="${edge}" rx="${radius}" fill="#fff" fill-opacity=".55"/></svg>`,
  );

const roundMask = (width: number, height: number, radius: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );

/** The picture as layers over a preview. It is never enlarged beyond its own size (look.md, Pictures). */
export async function layPicture(bytes: Uint8Array, box: PictureBox): Promise<OverlayOptions[]> {
  const { default: sharp } = await import('sharp');
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const isWide = width / height > wideFrom;
  const edge = isWide ? box.edge : box.edge - inset;
  const { data, info } = await sharp(bytes)
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const middle = (own: number): number => Math.round((box.edge - own) / 2);
  const at = { left: box.left + middle(info.width), top: box.top + middle(info.height) };
  if (!isWide)
    return [
      { input: ground(box), left: box.left, top: box.top },
      { input: data, ...at },
    ];
  const mask = roundMask(info.width, info.height, box.radius);
  const rounded = await sharp(data)
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return [{ input: rounded, ...at }];
}
