import type { PictureName } from './rows.ts';

/** Dishes made of the same objects share a picture. */
export function itemPictureName(objects: readonly string[]): PictureName {
  return `item-${objects.join('-and-')}.webp`;
}

export function coverName(slug: string): PictureName {
  return `store-${slug}-cover.webp`;
}

export function logoName(slug: string): PictureName {
  return `store-${slug}-logo.webp`;
}
