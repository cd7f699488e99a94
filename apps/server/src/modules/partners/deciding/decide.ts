import { type ApplicationStatus, decideApplication } from '@promenade/domain/partners';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { insertEvent, lockApplication, updateDecision } from '../partners.repo.ts';
import type { ApplicationRow, PartnerTables } from '../partners.tables.ts';

type Said = Exclude<ApplicationStatus, 'waiting'>;

/** An application, held, and whether saying this of it is new; refuses where the opposite was said. */
export async function holdToDecide(
  ctx: Ctx,
  id: string,
  said: Said,
): Promise<{ readonly row: ApplicationRow; readonly isNew: boolean }> {
  const row = (await lockApplication(over<PartnerTables>(ctx), id)) ?? refuse('application_not_found');
  const decision = decideApplication(row.status, said);
  return decision.ok ? { row, isNew: decision.isNew } : refuse(decision.refusal.code);
}

/** Writes the decision down, with who said it, and answers the application as it is then. */
export async function writeDecision(
  ctx: Ctx,
  row: ApplicationRow,
  decision: { readonly status: Said } & Partial<Pick<ApplicationRow, 'reason' | 'store_id' | 'courier_id'>>,
): Promise<ApplicationRow> {
  const db = over<PartnerTables>(ctx);
  const at = new Date(ctx.clock.now());
  const { status, reason = '', store_id = null, courier_id = null } = decision;
  const decided = { status, decided_at: at, reason, store_id, courier_id };
  await updateDecision(db, row.id, decided);
  const by = ctx.actor.kind === 'operator' ? (ctx.actor.sessionId ?? null) : null;
  await insertEvent(db, {
    id: ctx.ids.next(),
    application_id: row.id,
    what: status,
    at,
    operator_session_id: by,
  });
  return { ...row, ...decided };
}
