import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { hashSecret } from '../../platform/identity/identity.repo.ts';
import { findByReference } from './partners.repo.ts';
import type { PartnerTables } from './partners.tables.ts';
import { viewState } from './partners.view.ts';

/** GET /partners/application: the state of an application, by its reference. */
export async function getState(
  ctx: Ctx,
  { reference }: { reference: string },
): Promise<Reply<'partners.application'>> {
  const row = await findByReference(over<PartnerTables>(ctx), hashSecret(reference));
  return row ? viewState(row) : refuse('application_not_found');
}
