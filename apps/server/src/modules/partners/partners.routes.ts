import type { Routes } from '../../platform/http/handler.ts';
import { withPictures } from '../../platform/files/sent-pictures.ts';
import { registerCourier } from './applying/register-courier.ts';
import { registerStore } from './applying/register-store.ts';
import { courierPictures, storePictures } from './applying/sent-files.ts';
import { approvePartner } from './deciding/approve.ts';
import { getApplication, listApplications } from './deciding/list-applications.ts';
import { refusePartner } from './deciding/refuse-partner.ts';
import { getState } from './get-state.ts';
import { listPlans } from './list-plans.ts';

/** Calls of partners, and an operator's about them. */
export const partnersRoutes = {
  'partners.plans': (ctx, { query }) => listPlans(ctx, query),
  'partners.registerStore': withPictures(storePictures, (ctx, { body }) => registerStore(ctx, body)),
  'partners.registerCourier': withPictures(courierPictures, (ctx, { body }) => registerCourier(ctx, body)),
  'partners.application': (ctx, { query }) => getState(ctx, query),
  'ops.partnerApplications': (ctx, { query }) => listApplications(ctx, query),
  'ops.partnerApplication': (ctx, { params }) => getApplication(ctx, params),
  'ops.approvePartner': (ctx, { params }) => approvePartner(ctx, params),
  'ops.refusePartner': (ctx, { params, body }) => refusePartner(ctx, { ...params, ...body }),
} satisfies Routes;
