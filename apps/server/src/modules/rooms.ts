import type { Routes } from '../platform/http/handler.ts';
import { removePartialFiles } from '../platform/files/remove-partial-files.ts';
import { bringForward } from '../platform/jobs/bring-forward.ts';
import type { Chore } from '../platform/jobs/housekeeping.ts';
import type { WorkAhead } from '../platform/jobs/work-ahead.ts';
import { forgetOldAnswers } from '../platform/idempotency/idempotency.ts';
import type { JobHandlers } from '../platform/jobs/job-kind.ts';
import { forgetOldMessages, mailJobs, textJobs } from '../platform/outbox/outbox.ts';
import { pictureJobs } from '../platform/files/sent-pictures.ts';
import { forgetOldCounts } from '../platform/limits/shared-limits.ts';
import { accountChores, accountsRoutes, type CustomerRoom, forgetGuestsOf } from './accounts/index.ts';
import { addressesOfCustomer, addressesRoutes } from './addresses/index.ts';
import { autopilotJobs, orderPayments } from './autopilot/index.ts';
import { cartRoutes, cartsOfCustomer, checkoutItemsOfCustomer } from './cart/index.ts';
import {
  catalogRoutes,
  categoriesTopic,
  rankSearchDaily,
  renewOffers,
  searchDistancesAhead,
  taxStores,
} from './catalog/index.ts';
import {
  checkoutRoutes,
  couponCaseOf,
  forgetPrescriptions,
  prescriptionsOfCustomer,
} from './checkout/index.ts';
import { couponsOfCustomer, couponsRoutes } from './coupons/index.ts';
import { enquiriesOfCustomer, enquiriesRoutes, forgetOldEnquiries } from './enquiries/index.ts';
import { clearUnusedFiles } from './files/index.ts';
import { forgetOldPlaces, geoRoutes } from './geo/index.ts';
import { forgetTopUps, fundArrived, ledgerOfCustomer, ledgerRoutes } from './ledger/index.ts';
import { messageJobs, messagesOfCustomer, messagesRoutes } from './messages/index.ts';
import {
  forgetOldNotifications,
  notificationJobs,
  notificationsOfCustomer,
  notificationsRoutes,
  pushJobs,
} from './notifications/index.ts';
import { newsletterOfCustomer, newsletterRoutes } from './newsletter/index.ts';
import { opsRoutes } from './ops/index.ts';
import { forgetOldRefusals, recordOfCustomer } from './order-record/index.ts';
import { ordersOfCustomer, ordersRoutes, unansweredJobs } from './orders/index.ts';
import { keepDefaultPages, pagesRoutes, pagesTopic } from './pages/index.ts';
import { forgetApplications, partnersRoutes } from './partners/index.ts';
import { parcelsRoutes } from './parcels/index.ts';
import {
  forgetAbandonedPayments,
  gatewayJobs,
  openPayment,
  paymentJobs,
  paymentMethods,
  paymentsOfCustomer,
  paymentsRoutes,
  type PaymentPurposes,
} from './payments/index.ts';
import { reviewsOfCustomer, reviewsRoutes } from './reviews/index.ts';
import { settingsRoutes, settingsTopic } from './settings/index.ts';
import { tripCartRoutes, tripCartsOfCustomer } from './trip-cart/index.ts';
import {
  tripJobs,
  tripPayments,
  tripsOfCustomer,
  tripsRoutes,
  vehicleReviewsOfCustomer,
} from './trips/index.ts';
import { searchProvidersAhead, vehiclesRoutes } from './vehicles/index.ts';
import { wishlistOfCustomer, wishlistRoutes } from './wishlist/index.ts';
import { zonesRoutes } from './zones/index.ts';

/** The rooms that payments are for: each hears once that its money is here, or that nobody paid in time. */
export const paymentPurposes: PaymentPurposes = {
  order: orderPayments,
  // A wallet holds nothing for money that does not come.
  trip: tripPayments,
  wallet: { confirmed: fundArrived, failed: async () => undefined, forgotten: forgetTopUps },
};

/**
 * The rooms that keep something for shoppers, in the order in which it follows, is told and is forgotten. Notifications
 * follow later than orders, trips and payments: whoever moves one of those holds it and tells its shopper.
 */
export const customerRooms: readonly CustomerRoom[] = [
  cartsOfCustomer,
  checkoutItemsOfCustomer,
  tripCartsOfCustomer,
  ordersOfCustomer,
  recordOfCustomer,
  tripsOfCustomer,
  vehicleReviewsOfCustomer,
  paymentsOfCustomer,
  ledgerOfCustomer,
  couponsOfCustomer,
  prescriptionsOfCustomer,
  addressesOfCustomer,
  wishlistOfCustomer,
  reviewsOfCustomer,
  messagesOfCustomer,
  notificationsOfCustomer,
  enquiriesOfCustomer,
  newsletterOfCustomer,
];

/** Every room's calls, lower rooms first. */
export const roomRoutes: readonly Routes[] = [
  settingsRoutes(paymentMethods, taxStores),
  pagesRoutes,
  enquiriesRoutes,
  zonesRoutes,
  geoRoutes,
  accountsRoutes(customerRooms),
  newsletterRoutes,
  addressesRoutes,
  catalogRoutes,
  vehiclesRoutes,
  wishlistRoutes,
  notificationsRoutes,
  ledgerRoutes(openPayment),
  couponsRoutes({ caseOf: couponCaseOf }),
  paymentsRoutes(paymentPurposes),
  cartRoutes,
  tripCartRoutes,
  checkoutRoutes,
  ordersRoutes,
  parcelsRoutes,
  reviewsRoutes,
  tripsRoutes,
  messagesRoutes,
  partnersRoutes,
  opsRoutes,
];

/** What, once changed, is on no kept page any more. */
export const changesOfPages: readonly string[] = [settingsTopic, pagesTopic, categoriesTopic];

/** What is cleared away every hour. */
export const chores: readonly Chore[] = [
  bringForward,
  forgetOldAnswers,
  forgetOldCounts,
  ...accountChores,
  forgetOldMessages,
  forgetOldPlaces,
  rankSearchDaily,
  renewOffers,
  forgetPrescriptions,
  forgetOldNotifications,
  forgetApplications,
  keepDefaultPages,
  forgetOldEnquiries,
  forgetOldRefusals,
  forgetAbandonedPayments(paymentPurposes),
  removePartialFiles,
  clearUnusedFiles,
  // After what guests had here for a while.
  forgetGuestsOf(customerRooms),
];

/** What is done ahead, once the market has been open for a while. */
export const worksAhead: readonly WorkAhead[] = [searchDistancesAhead, searchProvidersAhead];

/** Jobs that only this market's own rooms and database have a part in. */
const ownJobs: JobHandlers = {
  ...autopilotJobs,
  ...tripJobs,
  ...unansweredJobs,
  ...pictureJobs,
  ...paymentJobs(paymentPurposes),
  ...notificationJobs,
  ...messageJobs,
};

/** Jobs by the loop that runs them: a carrier of messages or a gateway that hangs holds up no order and no other one. */
export const jobLoops: readonly JobHandlers[] = [
  ownJobs,
  mailJobs,
  textJobs,
  gatewayJobs(paymentPurposes),
  pushJobs,
];

/** What each kind of job does, by room. */
export const jobHandlers: JobHandlers = Object.assign({}, ...jobLoops);
