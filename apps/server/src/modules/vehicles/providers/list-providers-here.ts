import type { Ctx } from '../../../platform/context.ts';
import { isProviderHere, rentalScopeOf } from '../rental-scope.ts';
import type { ProviderRow } from '../vehicles.tables.ts';
import { listProviderRowsById } from './providers.repo.ts';

/** Providers by id that accept trips and hand over vehicles here (MOD-08), in the order of the ids. */
export async function listProvidersHere(ctx: Ctx, ids: readonly string[]): Promise<ProviderRow[]> {
  if (ids.length === 0) return [];
  const scope = await rentalScopeOf(ctx);
  const rows = await listProviderRowsById(ctx.db, ids);
  return rows.filter((row) => row.active && isProviderHere(scope, row));
}
