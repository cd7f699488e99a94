import type { Reply } from '@promenade/contract/calls';
import type { ApplicationStatus, PartnerKind } from '@promenade/domain/partners';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { findApplication, listApplicationRows } from '../partners.repo.ts';
import type { PartnerTables } from '../partners.tables.ts';
import { viewApplication, viewCard } from '../partners.view.ts';

/** What an operator asks for. */
interface Asked {
  readonly limit: number;
  readonly offset: number;
  readonly status?: ApplicationStatus | undefined;
  readonly kind?: PartnerKind | undefined;
}

/** GET /ops/partner-applications. */
export async function listApplications(
  ctx: Ctx,
  { limit, offset, status, kind }: Asked,
): Promise<Reply<'ops.partnerApplications'>> {
  const asked = { status, kind, limit, skip: (offset - 1) * limit };
  const { rows, total } = await listApplicationRows(over<PartnerTables>(ctx), asked);
  return { total_size: total, limit, offset, applications: rows.map(viewCard) };
}

/** GET /ops/partner-applications/:id. */
export async function getApplication(
  ctx: Ctx,
  { id }: { id: string },
): Promise<Reply<'ops.partnerApplication'>> {
  const row = await findApplication(over<PartnerTables>(ctx), id);
  return row ? viewApplication(ctx, row) : refuse('application_not_found');
}
