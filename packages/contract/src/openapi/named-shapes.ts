import { z } from 'zod';
import * as answers from '../accounts/answers.ts';
import * as passkeys from '../accounts/passkeys.ts';
import * as sessions from '../accounts/sessions.ts';
import * as signIn from '../accounts/sign-in.ts';
import * as social from '../accounts/social.ts';
import * as addresses from '../addresses/index.ts';
import * as cart from '../cart/index.ts';
import * as catalog from '../catalog/index.ts';
import * as writtenHours from '../catalog/written-hours.ts';
import * as checkout from '../checkout/index.ts';
import * as payment from '../checkout/payment.ts';
import * as terms from '../checkout/terms.ts';
import * as coupons from '../coupons/index.ts';
import * as endpoint from '../endpoint/index.ts';
import * as geo from '../geo/index.ts';
import * as ledger from '../ledger/index.ts';
import * as messages from '../messages/index.ts';
import * as notifications from '../notifications/index.ts';
import * as itemChoices from '../ops/item-choices.ts';
import * as storeDiscount from '../ops/store-discount.ts';
import * as zones from '../ops/zones.ts';
import * as afterEndpoints from '../orders/after-endpoints.ts';
import * as deliveryRates from '../orders/delivery-rates.ts';
import * as orders from '../orders/index.ts';
import * as pages from '../pages/index.ts';
import * as parcels from '../parcels/index.ts';
import * as partners from '../partners/index.ts';
import * as payments from '../payments/index.ts';
import * as reviews from '../reviews/index.ts';
import * as settings from '../settings/index.ts';
import * as tripCart from '../trip-cart/index.ts';
import * as trips from '../trips/index.ts';
import * as trip from '../trips/trip.ts';
import * as vehicles from '../vehicles/index.ts';
import * as vehicle from '../vehicles/vehicle.ts';
import * as wishlist from '../wishlist/index.ts';

const rooms: readonly Readonly<Record<string, unknown>>[] = [
  answers,
  passkeys,
  sessions,
  signIn,
  social,
  addresses,
  cart,
  catalog,
  writtenHours,
  checkout,
  payment,
  terms,
  coupons,
  endpoint,
  geo,
  ledger,
  messages,
  notifications,
  itemChoices,
  storeDiscount,
  zones,
  afterEndpoints,
  deliveryRates,
  orders,
  pages,
  parcels,
  partners,
  payments,
  reviews,
  settings,
  tripCart,
  trips,
  trip,
  vehicles,
  vehicle,
  wishlist,
];

/**
 * Names of exported schemas in the document: their export names with a capital. Files have none, and schemas that no call
 * uses are not in the document.
 */
export const namedShapes: ReadonlyMap<z.ZodType, string> = new Map(
  rooms
    .flatMap((room) => Object.entries(room))
    .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType)
    .filter(([, shape]) => shape.def.type !== 'custom')
    .map(([name, shape]) => [shape, name.charAt(0).toUpperCase() + name.slice(1)]),
);
