import type { Ctx } from '../../../platform/context.ts';
import { mostAhead, searchAhead } from '../../geo/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { bringsFrom } from './brings-from.ts';
import { listPlacedProviders } from './providers.repo.ts';

/** Searches ahead how far it is from providers: most bring their vehicles to several zones, some to the whole city. */
export async function* searchProvidersAhead(ctx: Ctx): AsyncGenerator<void> {
  const scope = await wholeRentalScopeOf(ctx);
  const providers = await listPlacedProviders(ctx.db, scope, mostAhead);
  yield* searchAhead(ctx, providers.map(bringsFrom));
}
