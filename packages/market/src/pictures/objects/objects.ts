import { fileURLToPath } from 'node:url';
import { FOOD_OBJECTS } from './food-objects.ts';
import { GOODS_OBJECTS } from './goods-objects.ts';
import { OFF_MIDDLE } from './off-middle.ts';

// Illustrated objects by the name the catalogue uses → their file in @lobehub/fluent-emoji-3d (MIT; Fluent Emoji by Microsoft, MIT).
const FILES: Readonly<Record<string, string>> = { ...FOOD_OBJECTS, ...GOODS_OBJECTS };

/** 't-shirt~120': the object with its colours turned by so many degrees, for one that comes in several. */
const TURNED = /^(.+)~(30|60|90|[12]\d0|3[0-3]0)$/;

export function isObjectName(name: string): boolean {
  return Object.hasOwn(FILES, TURNED.exec(name)?.[1] ?? name);
}

/** The object's file, and by how many degrees its colours are turned. @throws for a name that is none (a fault: the catalogue reader refuses it before) */
export function findObject(name: string): { path: string; hueDegrees: number } {
  const [, plain = name, degrees = '0'] = TURNED.exec(name) ?? [];
  const file = FILES[plain];
  if (file === undefined) throw new Error(`No illustrated object is called '${name}'`);
  const path = fileURLToPath(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${file}.webp`));
  return { path, hueDegrees: Number(degrees) };
}

/** The file of an object that stands in its middle as it is: such a file is its picture already. Undefined for others. */
export function ownPicture(name: string): string | undefined {
  if (OFF_MIDDLE.has(name)) return undefined;
  const { path, hueDegrees } = findObject(name);
  return hueDegrees === 0 ? path : undefined;
}
