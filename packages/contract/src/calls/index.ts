/** All endpoints by id, for the server's routes, the client's types and the documentation. */
import type { z } from 'zod';
import { accountsEndpoints } from '../accounts/index.ts';
import { addressesEndpoints } from '../addresses/index.ts';
import { cartEndpoints } from '../cart/index.ts';
import { catalogEndpoints } from '../catalog/index.ts';
import { checkoutEndpoints } from '../checkout/index.ts';
import { couponsEndpoints } from '../coupons/index.ts';
import type { Endpoint } from '../endpoint/index.ts';
import { enquiriesEndpoints } from '../enquiries/index.ts';
import { geoEndpoints } from '../geo/index.ts';
import { ledgerEndpoints } from '../ledger/index.ts';
import { messagesEndpoints } from '../messages/index.ts';
import { notificationsEndpoints } from '../notifications/index.ts';
import { opsEndpoints } from '../ops/index.ts';
import { ordersEndpoints } from '../orders/index.ts';
import { pagesEndpoints } from '../pages/index.ts';
import type { CallId } from '../paths/index.ts';
import { partnersEndpoints } from '../partners/index.ts';
import { paymentsEndpoints } from '../payments/index.ts';
import { parcelsEndpoints } from '../parcels/index.ts';
import { reviewsEndpoints } from '../reviews/index.ts';
import { settingsEndpoints } from '../settings/index.ts';
import { tripCartEndpoints } from '../trip-cart/index.ts';
import { tripsEndpoints } from '../trips/index.ts';
import { vehiclesEndpoints } from '../vehicles/index.ts';
import { wishlistEndpoints } from '../wishlist/index.ts';

/** Every endpoint of the API; a path without an endpoint is a type error. */
export const endpoints = {
  ...settingsEndpoints,
  ...pagesEndpoints,
  ...enquiriesEndpoints,
  ...geoEndpoints,
  ...accountsEndpoints,
  ...addressesEndpoints,
  ...catalogEndpoints,
  ...cartEndpoints,
  ...wishlistEndpoints,
  ...ledgerEndpoints,
  ...notificationsEndpoints,
  ...messagesEndpoints,
  ...couponsEndpoints,
  ...paymentsEndpoints,
  ...checkoutEndpoints,
  ...ordersEndpoints,
  ...parcelsEndpoints,
  ...reviewsEndpoints,
  ...vehiclesEndpoints,
  ...tripCartEndpoints,
  ...tripsEndpoints,
  ...partnersEndpoints,
  ...opsEndpoints,
} satisfies { readonly [Id in CallId]: Endpoint<Id> };

/** The endpoints by id. */
export type Calls = typeof endpoints;
/** Type of a call's answer. */
export type Reply<Id extends CallId> = z.output<Calls[Id]['reply']>;
/** Type of a call's body, as callers send it. */
export type Body<Id extends CallId> = z.input<Calls[Id]['body']>;
/** Type of a call's query, as callers send it. */
export type Query<Id extends CallId> = z.input<Calls[Id]['query']>;
/** Type of a call's path parameters. */
export type Params<Id extends CallId> = z.input<Calls[Id]['params']>;
