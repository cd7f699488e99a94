/**
 * Every call of the wire by its stable id: `METHOD path`, below the base `/api/v1`
 * (source: the specification's api.md, "Calls"). This table is the only part of the contract
 * a browser carries at run time: schemas stay out of the first page.
 */
export const callPaths = {
  'settings.config': 'GET /config',
  'settings.modules': 'GET /module',
  'settings.landing': 'GET /landing-page',
  'zones.list': 'GET /zone/list',
  'zones.check': 'GET /zone/check',
  'newsletter.subscribe': 'POST /newsletter/subscribe',

  'geo.zone': 'GET /config/get-zone-id',
  'geo.reverse': 'GET /config/geocode-api',
  'geo.autocomplete': 'GET /config/place-api-autocomplete',
  'geo.place': 'GET /config/place-api-details',
  'geo.distance': 'GET /config/distance-api',
  'geo.direction': 'GET /config/direction-api',

  'accounts.requestGuest': 'POST /auth/guest/request',
  'accounts.signUp': 'POST /auth/sign-up',
  'accounts.login': 'POST /auth/login',
  'accounts.logout': 'POST /auth/logout',
  'accounts.updateInfo': 'POST /auth/update-info',
  'accounts.resendOtp': 'POST /auth/resend-otp',
  'accounts.delivery': 'GET /auth/delivery',
  'accounts.verifyPhone': 'POST /auth/verify-phone',
  'accounts.verifyToken': 'POST /auth/verify-token',
  'accounts.firebaseVerifyToken': 'POST /auth/firebase-verify-token',
  'accounts.firebaseResetPassword': 'PUT /auth/firebase-reset-password',
  'accounts.forgotPassword': 'POST /auth/forgot-password',
  'accounts.resetPassword': 'PUT /auth/reset-password',
  'accounts.socialStart': 'POST /auth/social-start',
  'accounts.socialLogin': 'POST /auth/social-login',
  'accounts.socialRegister': 'POST /auth/social-register',
  'accounts.passkeyAsk': 'POST /auth/passkey/options',
  'accounts.passkeyLogin': 'POST /auth/passkey/login',
  'accounts.info': 'GET /customer/info',
  'accounts.updateProfile': 'POST /customer/update-profile',
  'accounts.updateInterest': 'POST /customer/update-interest',
  'accounts.export': 'GET /customer/export',
  'accounts.remove': 'DELETE /customer/remove-account',
  'accounts.sessions': 'GET /customer/sessions',
  'accounts.endSession': 'DELETE /customer/sessions/:id',
  'accounts.endOtherSessions': 'DELETE /customer/sessions',
  'accounts.passkeys': 'GET /customer/passkey/list',
  'accounts.passkeyPrepare': 'POST /customer/passkey/options',
  'accounts.passkeyAdd': 'POST /customer/passkey/add',
  'accounts.passkeyRemove': 'DELETE /customer/passkey/remove/:id',

  'addresses.list': 'GET /customer/address/list',
  'addresses.add': 'POST /customer/address/add',
  'addresses.update': 'PUT /customer/address/update/:id',
  'addresses.delete': 'DELETE /customer/address/delete',

  'catalog.categories': 'GET /categories',
  'catalog.category': 'GET /categories/:id',
  'catalog.categoryItems': 'GET /categories/items/:id',
  'catalog.categoryStores': 'GET /categories/stores/:id',
  'catalog.stores': 'GET /stores/get-stores',
  'catalog.storesOfType': 'GET /stores/get-stores/:type',
  'catalog.popularStores': 'GET /stores/popular',
  'catalog.latestStores': 'GET /stores/latest',
  'catalog.searchStores': 'GET /stores/search',
  'catalog.store': 'GET /stores/details/:id',
  'catalog.storeItems': 'GET /items/latest',
  'catalog.popularItems': 'GET /items/popular',
  'catalog.searchItems': 'GET /items/search',
  'catalog.item': 'GET /items/details/:id',

  'cart.list': 'GET /customer/cart/list',
  'cart.add': 'POST /customer/cart/add',
  'cart.update': 'POST /customer/cart/update',
  'cart.removeLine': 'DELETE /customer/cart/remove-item/:id',
  'cart.removeLineByQuery': 'DELETE /customer/cart/remove-item',
  'cart.clear': 'DELETE /customer/cart/remove',
  'cart.parked': 'GET /customer/cart/parked',
  'cart.restoreParked': 'POST /customer/cart/parked/:id/restore',

  'wishlist.list': 'GET /customer/wish-list',
  'wishlist.add': 'POST /customer/wish-list/add',
  'wishlist.remove': 'DELETE /customer/wish-list/remove',

  'checkout.quote': 'POST /customer/order/quote',
  'checkout.place': 'POST /customer/order/place',

  'orders.list': 'GET /customer/order/list',
  'orders.running': 'GET /customer/order/running-orders',
  'orders.details': 'GET /customer/order/details',
  'orders.track': 'GET /customer/order/track',
  'orders.events': 'GET /customer/order/events',
  'orders.cancel': 'PUT /customer/order/cancel',
  'orders.cancellationReasons': 'GET /customer/order/cancellation-reasons',

  'ops.orders': 'GET /ops/orders',
  'ops.moveOrder': 'PUT /ops/orders/:id/status',
  'ops.setStoreOpen': 'PUT /ops/stores/:id/open',
  'ops.setStock': 'PUT /ops/items/:id/stock',
  'ops.zones': 'GET /ops/zones',
  'ops.setZones': 'PUT /ops/zones',
} as const;

/** The stable id of one call, such as `cart.add`. */
export type CallId = keyof typeof callPaths;

/** The base every path of {@link callPaths} stands below. */
export const apiBase = '/api/v1';
