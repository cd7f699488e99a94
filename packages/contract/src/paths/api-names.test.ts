import { expect, test } from 'vitest';
import { endpoints } from '../calls/index.ts';
import type { Endpoint } from '../endpoint/index.ts';

/** What the specification calls each call by, and the queries that it names (docs/spec/api.md, Calls). */
const named = `
  GET config
  GET module
  GET zone/list
  GET zone/check?lat&lng&zone_id
  GET landing-page
  GET tax?store_id
  GET surge-price?zone_id&module_id&date_time
  GET pages/{slug}
  POST newsletter/subscribe
  GET banners
  GET config/get-zone-id?lat&lng
  GET config/geocode-api?lat&lng
  GET config/place-api-autocomplete?search_text
  GET config/place-api-details?placeid
  GET config/distance-api?origin_lat&origin_lng&destination_lat&destination_lng&mode
  GET config/direction-api?origin_lat&origin_lng&destination_lat&destination_lng&mode
  POST auth/guest/request
  POST auth/sign-up
  POST auth/login
  POST auth/verify-phone
  POST auth/verify-token
  POST auth/firebase-verify-token
  POST auth/forgot-password
  POST auth/social-login
  POST auth/social-register
  POST auth/update-info
  POST auth/resend-otp
  POST auth/logout
  PUT auth/reset-password
  PUT auth/firebase-reset-password
  GET customer/info
  POST customer/update-profile
  DELETE customer/remove-account
  POST customer/update-interest
  PUT customer/cm-firebase-token
  GET customer/notifications
  GET customer/address/list
  POST customer/address/add
  PUT customer/address/update/{id}
  DELETE customer/address/delete?address_id
  GET categories?featured
  GET categories/{id}
  GET categories/childes/{id}
  GET categories/items/{id}
  GET categories/stores/{id}
  GET categories/featured/items
  GET categories/popular
  GET stores/get-stores?type&offset&limit
  GET stores/get-stores/{type}?offset&limit
  GET stores/popular?type&offset&limit
  GET stores/latest?type&offset&limit
  GET stores/recommended
  GET stores/details/{id}
  GET stores/reviews
  GET stores/search
  GET items/popular
  GET items/latest
  GET items/recommended
  GET items/discounted
  GET items/most-reviewed
  GET items/search
  GET items/item-or-store-search
  GET items/details/{id}?campaign
  GET items/related-items/{id}
  GET items/reviews/{id}
  POST items/reviews/submit
  GET campaigns/basic
  GET campaigns/basic/{id}
  GET campaigns/item
  GET flash-sales
  GET flash-sales/items
  GET brand
  GET brand/items/{id}
  GET customer/cart/list?guest_id
  POST customer/cart/add
  POST customer/cart/update
  DELETE customer/cart/remove-item/{id}?cart_id&guest_id
  DELETE customer/cart/remove?guest_id
  GET customer/wish-list
  POST customer/wish-list/add?item_id&store_id
  DELETE customer/wish-list/remove?item_id&store_id
  POST customer/order/quote
  POST customer/order/place
  POST customer/order/prescription/place
  GET customer/order/list
  GET customer/order/running-orders
  GET customer/order/details
  GET customer/order/track
  GET customer/order/cancellation-reasons
  GET customer/order/refund-reasons
  PUT customer/order/cancel
  PUT customer/order/payment-method
  POST customer/order/refund-request
  GET customer/order/events
  POST customer/order/reorder
  GET coupon/list
  GET coupon/apply
  GET cashback/list
  GET cashback/get
  GET customer/wallet/transactions
  GET customer/wallet/bonuses
  POST customer/wallet/add-fund
  GET customer/loyalty-point/transactions
  POST customer/loyalty-point/point-transfer
  GET parcel-category
  POST parcel/quote
  GET customer/message/list
  GET customer/message/details
  POST customer/message/send
  GET customer/message/events
  POST auth/vendor/register
  POST auth/delivery-man/store`;

/** The same of rental. */
const namedOfRental = `
  GET rental/banners
  GET rental/vehicle/top-rated
  GET rental/vehicle/search
  GET rental/vehicle/get-vehicle-details/{id}
  GET rental/vehicle/category-list
  GET rental/vehicle/brand-list
  GET rental/vehicle/reviews/{id}
  GET rental/vehicle/get-provider-vehicles
  GET rental/provider/popular?type&offset&limit
  GET rental/provider/latest?type&offset&limit
  GET rental/provider/get-provider-details/{id}
  GET rental/provider/get-provider-reviews/{id}
  GET rental/user/cart/get-cart?guest_id
  POST rental/user/cart/add-to-cart
  POST rental/user/cart/confirm
  PUT rental/user/cart/update-cart
  PUT rental/user/cart/update-user-data/{id}
  DELETE rental/user/cart/remove-vehicle?cart_id&guest_id
  DELETE rental/user/cart/remove-multiple-cart?cart_ids&guest_id
  DELETE rental/user/cart/remove-cart?guest_id&vehicle_id&quantity&pickup_time&rental_type
  POST rental/user/trip/quote
  POST rental/user/trip/trip-booking
  POST rental/user/trip/payment
  GET rental/user/trip/get-trip-list/{type}
  GET rental/user/trip/get-trip-details
  PUT rental/user/trip/cancel-trip
  GET rental/user/wish-list
  POST rental/user/wish-list/add?vehicle_id&provider_id
  DELETE rental/user/wish-list/remove?vehicle_id&provider_id
  POST rental/user/review/add
  GET rental/coupon/list
  GET rental/coupon/apply`;

const byName = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints).map((one) => [
    `${one.method} ${one.path.slice(1).replace(/:(\w+)/g, '{$1}')}`,
    one,
  ]),
);

/** Whether a call goes by this name, and reads the queries that stand behind it. */
function isThere(line: string): boolean {
  const [call = '', queries] = line.split('?');
  const found = byName.get(call);
  const { shape = {} } = (found?.query ?? {}) as { shape?: object };
  return found !== undefined && (queries?.split('&') ?? []).every((name) => Object.hasOwn(shape, name));
}

const missingOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .filter((line) => !isThere(line));

test('[SYS-17] every call has the name and the queries that api.md gives it', () => {
  expect(missingOf(named)).toEqual([]);
});

test('[RENT-22] every call of rental has the name and the queries that api.md gives it', () => {
  expect(missingOf(namedOfRental)).toEqual([]);
});
