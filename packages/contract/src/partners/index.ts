/** Partners: applications of stores, providers and couriers, and decisions on them (api.md, Calls, partners). */
import { APPLICATION_STATUSES, PARTNER_KINDS } from '@promenade/domain/partners';
import { z } from 'zod';
import { openingInterval } from '../catalog/store.ts';
import { hoursRefusals } from '../catalog/written-hours.ts';
import {
  done,
  endpoint,
  id,
  instant,
  money,
  page,
  paged,
  fileListRefusals,
  text,
} from '../endpoint/index.ts';
import type { RefusalCode } from '../refusals/refusals.ts';
import { COURIER_VEHICLES, courierFields, IDENTITY_TYPES, storeFields } from './forms.ts';
import { en as wrong } from '../wrong/texts.en.ts';

export { COURIER_VEHICLES, IDENTITY_TYPES };

const kind = z.enum(PARTNER_KINDS);
const status = z.enum(APPLICATION_STATUSES);

// Shown only once, and long enough that nobody can guess another one.
const reference = z
  .string()
  .min(22)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, wrong.reference);

/** A plan: what the market charges a partner. */
export const partnerPlan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  commission_percent: z.number().describe('Percent of each sale, or of each delivery fee.'),
  monthly_fee: money,
});

const received = done.extend({ reference, status });

/** An application as the applicant sees it by its reference. */
export const applicationState = z.object({
  kind,
  status,
  name: z.string(),
  applied_at: instant,
  decided_at: instant.nullable(),
  reason: z.string().describe('Why the application was refused; empty otherwise.'),
});

/** An application in an operator's list. */
export const applicationCard = z.object({
  id,
  kind,
  status,
  name: z.string().describe('Name of the business, or of the courier.'),
  email: z.string(),
  phone: z.string(),
  zone_id: id,
  applied_at: instant,
  decided_at: instant.nullable(),
  store_id: id.nullable(),
  courier_id: id.nullable(),
});

/** A file of an application, by a URL valid for ten minutes. */
export const applicationFile = z.object({
  field: z.enum(['logo', 'cover_photo', 'documents', 'identity_image', 'image']),
  type: z.enum(['picture', 'pdf']),
  url: z.string(),
});

/** An application in full, for operators only. */
export const application = applicationCard.extend({
  f_name: z.string(),
  l_name: z.string(),
  language: z.string(),
  plan: z.object({ id: z.string(), commission_percent: z.number(), monthly_fee: money }),
  reason: z.string(),
  store: z
    .object({
      kind: z.string(),
      address: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      module_id: id,
      pickup_zone_ids: z.array(id),
      minimum_delivery_time: z.number().int(),
      maximum_delivery_time: z.number().int(),
      opening_hours: z.array(openingInterval),
      tax_id: z.string(),
    })
    .nullable(),
  courier: z
    .object({
      identity_type: z.enum(IDENTITY_TYPES),
      identity_number: z.string(),
      vehicle: z.enum(COURIER_VEHICLES),
    })
    .nullable(),
  files: z.array(applicationFile),
  trace: z
    .array(z.object({ what: z.enum(['received', 'approved', 'refused']), at: instant, by: id.nullable() }))
    .describe('History, oldest first; `by` is the id of the operator’s token, not the token itself.'),
});

const personRefusals = [
  'first_name_required',
  'last_name_required',
  'email_required',
  'email_invalid',
  'phone_required',
  'phone_invalid',
  'zone_unknown',
  'plan_unknown',
  'file_missing',
  ...fileListRefusals,
  'application_waiting',
] as const satisfies readonly RefusalCode[];

const decided = done.extend({ application });

/** Endpoints of applicants. */
const applicantEndpoints = {
  'partners.plans': endpoint('partners.plans', {
    summary: 'Plans to choose from, by kind of partner',
    who: 'anyone',
    query: z.object({ kind }),
    reply: z.object({ plans: z.array(partnerPlan) }),
  }),
  'partners.registerStore': endpoint('partners.registerStore', {
    summary: 'Apply as a store, or as a rental provider in the rental module (multipart)',
    who: 'anyone',
    multipart: true,
    body: z.object(storeFields),
    reply: received,
    refusals: [
      ...personRefusals,
      'store_name_required',
      'address_required',
      'minutes_invalid',
      'minutes_reversed',
      ...hoursRefusals,
      'module_not_here',
      'place_required',
      'point_outside_zone',
      'document_format',
      'document_too_large',
    ],
  }),
  'partners.registerCourier': endpoint('partners.registerCourier', {
    summary: 'Apply as a courier (multipart)',
    who: 'anyone',
    multipart: true,
    body: z.object(courierFields),
    reply: received,
    refusals: [...personRefusals, 'identity_type_required', 'identity_number_required', 'vehicle_required'],
  }),
  'partners.application': endpoint('partners.application', {
    summary: 'Status of an application, by the reference returned when it was sent',
    who: 'anyone',
    // People type it: one that is cut off is one that nobody has.
    query: z.object({ reference: z.string().min(1).max(64) }),
    reply: applicationState,
    refusals: ['application_not_found'],
  }),
} as const;

/** Endpoints of operators. */
const operatorEndpoints = {
  'ops.partnerApplications': endpoint('ops.partnerApplications', {
    summary: 'Partner applications, newest first',
    who: 'operator',
    query: page.extend({ status: status.optional(), kind: kind.optional() }),
    reply: paged.extend({ applications: z.array(applicationCard) }),
  }),
  'ops.partnerApplication': endpoint('ops.partnerApplication', {
    summary: 'One application in full, with its files',
    who: 'operator',
    params: z.object({ id }),
    reply: application,
    refusals: ['application_not_found'],
  }),
  'ops.approvePartner': endpoint('ops.approvePartner', {
    summary:
      'Approve an application: creates the store, provider or courier, and a token for it that is shown only once',
    who: 'operator',
    params: z.object({ id }),
    reply: decided.extend({ token: z.string().nullable(), expires_at: instant.nullable() }),
    refusals: [
      'application_not_found',
      'application_decided',
      'courier_works_here',
      'file_missing',
      'module_not_here',
      'zone_unknown',
    ],
  }),
  'ops.refusePartner': endpoint('ops.refusePartner', {
    summary: 'Refuse an application; the applicant is told the reason',
    who: 'operator',
    params: z.object({ id }),
    body: z.object({ reason: text(500).min(1) }),
    reply: decided,
    refusals: ['application_not_found', 'application_decided'],
  }),
} as const;

/** Endpoints of partners. */
export const partnersEndpoints = { ...applicantEndpoints, ...operatorEndpoints } as const;
