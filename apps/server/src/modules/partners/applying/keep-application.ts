import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { normaliseEmail, normalisePhone } from '@promenade/domain/contact';
import type { PartnerKind, PersonForm } from '@promenade/domain/partners';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, type RefusalPart } from '../../../platform/errors.ts';
import { hashSecret } from '../../../platform/identity/identity.repo.ts';
import { getMarket } from '../../settings/index.ts';
import { tellOperator, writeReceived } from '../mails/write-mail.ts';
import { insertApplication, insertEvent, updateFiles } from '../partners.repo.ts';
import type {
  ApplicationRow,
  CourierDetails,
  PartnerTables,
  PlanColumn,
  StoreDetails,
} from '../partners.tables.ts';
import { checkFiles, keepFiles, type SentFiles } from './sent-files.ts';

/** What every application has, checked. */
export interface Applied {
  readonly person: PersonForm;
  readonly zoneId: string;
  readonly plan: PlanColumn;
  readonly files: SentFiles;
  readonly of:
    | { readonly kind: 'store' | 'provider'; readonly details: StoreDetails }
    | { readonly kind: 'courier'; readonly details: CourierDetails };
}

/** The plan that was chosen, as it stands, or the refusal of one that is not for the kind. */
export async function readPlan(
  ctx: Ctx,
  planId: string,
  kind: PartnerKind | undefined,
): Promise<{ readonly plan: PlanColumn } | { readonly problem: RefusalPart }> {
  const { partnerPlans } = (await getMarket(ctx)).settings;
  const plan = partnerPlans.find(
    ({ id, kinds }) => id === planId && kind !== undefined && kinds.includes(kind),
  );
  if (!plan) return { problem: { code: 'plan_unknown', field: 'business_plan' } };
  const { id, commissionPercent, monthlyFeeMinor } = plan;
  return { plan: { id, commissionPercent, monthlyFeeMinor } };
}

function rowOf(ctx: Ctx, applied: Applied, reference: string): ApplicationRow {
  const { person, zoneId, plan } = applied;
  return {
    id: ctx.ids.next(),
    reference_hash: hashSecret(reference),
    ...applied.of,
    status: 'waiting',
    first_name: person.f_name,
    last_name: person.l_name,
    email: normaliseEmail(person.email),
    phone: normalisePhone(person.phone),
    zone_id: zoneId,
    language: ctx.language,
    plan,
    files: [],
    applied_at: new Date(ctx.clock.now()),
    decided_at: null,
    reason: '',
    store_id: null,
    courier_id: null,
  };
}

/**
 * Keeps an application and answers the reference that its applicant follows it by, told once. A second one of the same
 * address waits for the first one's answer. Files are written last, when only the commit is left that could fail.
 */
export async function keepApplication(ctx: Ctx, applied: Applied): Promise<Reply<'partners.registerStore'>> {
  const db = over<PartnerTables>(ctx);
  const reference = ctx.ids.secret();
  const row = rowOf(ctx, applied, reference);
  if (!(await insertApplication(db, row))) refuse('application_waiting');
  const checked = checkFiles(applied.files);
  await insertEvent(db, {
    id: ctx.ids.next(),
    application_id: row.id,
    what: 'received',
    at: row.applied_at,
    operator_session_id: null,
  });
  await writeReceived(ctx, row, reference);
  await tellOperator(ctx, row);
  await updateFiles(db, row.id, await keepFiles(ctx, checked));
  return { reference, status: 'waiting', message: noticeOf('application_received', ctx.language) };
}
