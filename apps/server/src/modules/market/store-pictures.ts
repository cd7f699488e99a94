import { createHash } from 'node:crypto';
import { composePictures, type PicturePlan } from '@promenade/market/pictures';
import type { Ctx } from '../../platform/context.ts';

/** A picture as it lies in the storage. */
export interface StoredPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Looks up a planned picture; a name that was not planned is a bug. */
export type Pictures = (planned: string) => StoredPicture;

/**
 * Makes and keeps the pictures of a plan. What they are kept as carries a part of their own hash: a kept picture never
 * changes under its name, so browsers may hold it for a year, and a second import writes the same files.
 */
export async function storePictures(
  ctx: Ctx,
  plan: PicturePlan,
  onProgress: (done: number, total: number) => void,
): Promise<Pictures> {
  const stored = new Map<string, StoredPicture>();
  for await (const { name, bytes, width, height } of composePictures(plan, onProgress)) {
    const kept = hashedName(name, bytes);
    await ctx.storage.put(kept, bytes);
    stored.set(name, { name: kept, width, height });
  }
  return (planned) => {
    const picture = stored.get(planned);
    if (!picture) throw new Error(`The picture ${planned} was not planned`);
    return picture;
  };
}

const HASH_LETTERS = 10;

function hashedName(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS);
  return `demo/${name.replace(/(\.\w+)$/, `.${hash}$1`)}`;
}
