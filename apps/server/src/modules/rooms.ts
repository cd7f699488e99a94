import type { Routes } from '../platform/endpoints.ts';
import type { Chore } from '../platform/housekeeping.ts';
import { forgetOldAnswers } from '../platform/idempotency.ts';
import type { JobHandlers } from '../platform/jobs.ts';
import { accountsRoutes, forgetEndedSessions } from './accounts/index.ts';
import { addressesRoutes } from './addresses/index.ts';
import { autopilotJobs } from './autopilot/index.ts';
import { cartRoutes, followGuestCarts } from './cart/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import { checkoutRoutes } from './checkout/index.ts';
import { forgetOldPlaces, geoRoutes } from './geo/index.ts';
import { opsRoutes } from './ops/index.ts';
import { followGuestOrders, ordersRoutes } from './orders/index.ts';
import { settingsRoutes } from './settings/index.ts';
import { wishlistRoutes } from './wishlist/index.ts';
import { zonesRoutes } from './zones/index.ts';

/** Every room's calls, lower rooms first. */
export const roomRoutes: readonly Routes[] = [
  settingsRoutes,
  zonesRoutes,
  geoRoutes,
  accountsRoutes([followGuestCarts, followGuestOrders]),
  addressesRoutes,
  catalogRoutes,
  wishlistRoutes,
  cartRoutes,
  checkoutRoutes,
  ordersRoutes,
  opsRoutes,
];

/** What is cleared away every hour. */
export const chores: readonly Chore[] = [forgetOldAnswers, forgetEndedSessions, forgetOldPlaces];

/** What each kind of job does, by room. */
export const jobHandlers: JobHandlers = { ...autopilotJobs };
