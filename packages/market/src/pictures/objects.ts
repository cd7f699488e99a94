import { FOOD_OBJECTS } from './food-objects.ts';
import { GOODS_OBJECTS } from './goods-objects.ts';

// Illustrated objects by the name the catalogue uses → their file in @lobehub/fluent-emoji-3d (MIT; Fluent Emoji by Microsoft, MIT).
const FILES: Readonly<Record<string, string>> = { ...FOOD_OBJECTS, ...GOODS_OBJECTS };

export function isObjectName(name: string): boolean {
  return Object.hasOwn(FILES, name);
}

/** The file's path. @throws for a name that is not in the table (a fault: the catalogue reader refuses it before) */
export function objectPath(name: string): string {
  const file = FILES[name];
  if (file === undefined) throw new Error(`No illustrated object is called '${name}'`);
  return new URL(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${file}.webp`)).pathname;
}
