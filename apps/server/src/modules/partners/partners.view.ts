import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import { formatWallMinute } from '@promenade/domain/hours';
import { toMajor } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { privateFileUrl } from '../../platform/files/private-files.ts';
import { getMarket } from '../settings/index.ts';
import { listEvents } from './partners.repo.ts';
import type { ApplicationRow, CourierDetails, PartnerTables, StoreDetails } from './partners.tables.ts';

type Application = Reply<'ops.partnerApplication'>;
type Card = Reply<'ops.partnerApplications'>['applications'][number];

/** What an application is called: its shop, or its courier. */
export function nameOf(row: ApplicationRow): string {
  return row.kind === 'courier' ? `${row.first_name} ${row.last_name}` : row.details.name;
}

/** Row → what its applicant sees. */
export function viewState(row: ApplicationRow): Reply<'partners.application'> {
  return {
    kind: row.kind,
    status: row.status,
    name: nameOf(row),
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
  };
}

/** Row → line of an operator's list. */
export function viewCard(row: ApplicationRow): Card {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    name: nameOf(row),
    email: row.email,
    phone: row.phone,
    zone_id: row.zone_id,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    store_id: row.store_id,
    courier_id: row.courier_id,
  };
}

function viewStore(
  details: StoreDetails,
  modules: Awaited<ReturnType<typeof getMarket>>['modules'],
  language: Language,
): NonNullable<Application['store']> {
  const module = modules.find(({ id }) => id === details.moduleId);
  const [from, to] = details.deliveryMinutes;
  return {
    // Of a shop that named none, what it will be if it is approved.
    kind: details.kind || (module?.name[language] ?? ''),
    address: details.address,
    latitude: details.lat,
    longitude: details.lng,
    module_id: details.moduleId,
    pickup_zone_ids: [...details.pickupZoneIds],
    minimum_delivery_time: from,
    maximum_delivery_time: to,
    opening_hours: details.openingHours.map(({ weekday, opensMinute, closesMinute }) => ({
      weekday,
      opens: formatWallMinute(opensMinute),
      closes: formatWallMinute(closesMinute),
    })),
    tax_id: details.taxId,
  };
}

function viewCourier(details: CourierDetails): NonNullable<Application['courier']> {
  const { identityType: identity_type, identityNumber: identity_number, vehicle } = details;
  return { identity_type, identity_number, vehicle };
}

/** Row → all of it, files by links of ten minutes. For operators alone. */
export async function viewApplication(ctx: Ctx, row: ApplicationRow): Promise<Application> {
  const { settings, modules } = await getMarket(ctx);
  const { decimals } = settings.currency;
  const events = await listEvents(over<PartnerTables>(ctx), row.id);
  const files = row.files.map(async ({ field, type, name }) => ({
    field,
    type,
    url: await privateFileUrl(ctx, name),
  }));
  return {
    ...viewCard(row),
    f_name: row.first_name,
    l_name: row.last_name,
    language: row.language,
    plan: {
      id: row.plan.id,
      commission_percent: row.plan.commissionPercent,
      monthly_fee: toMajor(row.plan.monthlyFeeMinor, decimals),
    },
    reason: row.reason,
    store: row.kind === 'courier' ? null : viewStore(row.details, modules, ctx.language),
    courier: row.kind === 'courier' ? viewCourier(row.details) : null,
    files: await Promise.all(files),
    trace: events.map(({ what, at, operator_session_id }) => ({
      what,
      at: at.toISOString(),
      by: operator_session_id,
    })),
  };
}
