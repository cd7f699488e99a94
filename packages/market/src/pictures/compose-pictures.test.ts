import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composePictures } from './compose-pictures.ts';

// With 14 they were seen as outlines, from 30 on they are soft.
const softFrom = 30;

test.each([
  ['shrimp', 'lemon', 'squid'],
  ['spaghetti', 'cheese', 'herb'],
])('shadows on a cover of %s are soft, not in steps: they looked like outlines', async (...objects) => {
  const plan = [{ name: 'cover.webp', kind: 'cover', hue: 'apricot', variant: 0, objects }] as const;
  for await (const { bytes } of composePictures(plan)) {
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const opacities = new Set(data.filter((_, at) => at % 4 === 3));
    expect(opacities.size).toBeGreaterThanOrEqual(softFrom);
  }
});
