import type { PictureName } from './rows.ts';

/** Dishes made of the same objects share a picture. */
export function itemPictureName(objects: readonly string[]): PictureName {
  return `item-${objects.join('-and-')}.webp`;
}

export function goodPictureName(moduleType: string, key: string): PictureName {
  return `good-${moduleType}-${key}.webp`;
}

/** Categories, brands and conditions: 'category-grocery-fruit.webp'. */
export function shelfPictureName(of: string, moduleType: string, key: string): PictureName {
  return `${of}-${moduleType}-${key}.webp`;
}

export function coverName(slug: string): PictureName {
  return `store-${slug}-cover.webp`;
}

export function logoName(slug: string): PictureName {
  return `store-${slug}-logo.webp`;
}
