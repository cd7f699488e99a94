import { readdir } from 'node:fs/promises';
import { isEmptyMarket } from './modules/market/index.ts';
import type { Ctx } from './platform/context.ts';

/** What a start says of a market none of whose pictures is there, as after a copy of its database alone; otherwise nothing. */
export async function missingPicturesText(ctx: Ctx): Promise<string> {
  const { root } = ctx.storage;
  // Every import brings some.
  const found = await readdir(root).catch(() => []);
  if (found.length > 0 || (await isEmptyMarket(ctx))) return '';
  return `No picture of this market is in ${root}: set DATA_DIR to the folder that has them, or take media out of a backup.\n`;
}
