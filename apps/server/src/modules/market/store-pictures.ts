import {
  composeBeside,
  type ComposedPicture,
  pictureKey,
  type PicturePlan,
  pictureSize,
} from '@promenade/market/pictures';
import type { Ctx } from '../../platform/context.ts';

/** A picture as it lies in the storage. */
export interface StoredPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Looks up a planned picture; a name that was not planned is a bug. */
export type Pictures = (planned: string) => StoredPicture;

type Planned = PicturePlan[number];

// The name contains a hash of the drawing's inputs: a stored picture never changes under its name, so browsers may
// cache it for a year.
const keptName = (picture: Planned): string =>
  `demo/${picture.name.replace(/(\.\w+)$/, `.${pictureKey(picture)}$1`)}`;

async function missing({ storage }: Ctx, plan: PicturePlan): Promise<Planned[]> {
  const found = await Promise.all(plan.map((picture) => storage.has(keptName(picture))));
  return plan.filter((_, place) => !found[place]);
}

/** The pictures of a plan as they will be kept: names and sizes are known before anything is drawn. */
export function plannedPictures(plan: PicturePlan): Pictures {
  const planned = new Map(
    plan.map((picture) => [picture.name, { name: keptName(picture), ...pictureSize(picture.kind) }]),
  );
  return (name) => {
    const picture = planned.get(name);
    if (!picture) throw new Error(`The picture ${name} was not planned`);
    return picture;
  };
}

/** Files being written at once: each waits for its turn among the drawing, and one after the other would be the slowest of all. */
const WRITTEN_AT_ONCE = 16;

/** Draws and stores the pictures of a plan, in a worker thread. Those already stored are not drawn again. */
export async function storePictures(
  ctx: Ctx,
  plan: PicturePlan,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const find = plannedPictures(plan);
  const drawn = await missing(ctx, plan);
  let done = plan.length - drawn.length;
  onProgress(done, plan.length);
  const keep = async ({ name, bytes }: ComposedPicture): Promise<void> => {
    await ctx.storage.put(find(name).name, bytes);
    onProgress(++done, plan.length);
  };
  const writing: Promise<void>[] = [];
  for await (const picture of composeBeside(drawn)) {
    const kept = keep(picture);
    // Awaited in its turn; until then a failure must not count as unhandled.
    kept.catch(() => undefined);
    writing.push(kept);
    if (writing.length >= WRITTEN_AT_ONCE) await writing.shift();
  }
  await Promise.all(writing);
}
