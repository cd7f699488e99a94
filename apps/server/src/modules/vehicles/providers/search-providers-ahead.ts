import type { Ctx } from '../../../platform/context.ts';
import { findDistances } from '../../geo/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { bringsFrom } from './brings-from.ts';
import { listPlacedProviders } from './providers.repo.ts';

// Up to 0.2 MB each (decision 51): a third of what is kept.
const mostProviders = 100;

/** Searches ahead how far it is from providers: most bring their vehicles to several zones, some to the whole city. */
export async function* searchProvidersAhead(ctx: Ctx): AsyncGenerator<void> {
  const scope = await wholeRentalScopeOf(ctx);
  for (const row of await listPlacedProviders(ctx.db, scope, mostProviders)) {
    const from = bringsFrom(row);
    await findDistances(ctx, [from], from);
    yield;
  }
}
