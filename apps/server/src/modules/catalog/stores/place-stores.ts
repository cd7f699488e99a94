import type { Ctx } from '../../../platform/context.ts';
import { keepStorePlaces } from '../../geo/index.ts';
import { listStorePlaces } from './stores.repo.ts';

/** Tells the map which stores take orders and where: whoever opens, closes, moves or renames a store calls this after. */
export async function placeStores(ctx: Ctx): Promise<void> {
  await keepStorePlaces(ctx, await listStorePlaces(ctx.db));
}
