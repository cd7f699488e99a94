/**
 * Names of stored values, as the specification spells them (SYS-02). All of them are in local storage. Those in
 * `mirroredNames` are also first-party cookies, because the server renders with them; token and guest_id never are,
 * so that every page is anonymous and can be cached.
 */
export const storedNames = [
  'token',
  'guest_id',
  'location',
  'currentLatLng',
  'zoneid',
  'module',
  'settings',
  'language-setting',
  'country',
  'cart-list',
  'theme',
  // Our addition: places chosen before, newest first.
  'recent-places',
  // Our addition: destinations of trips, newest first (RENT-01).
  'recent-destinations',
  // Our addition: earlier searches, newest first.
  'recent-searches',
  // Our addition: a guest’s contact and address (LOC-11).
  'guest-contact',
  // Our addition: the offer of a passkey was answered in this browser.
  'passkey-offer',
  // Our addition: a friend's referral code from an invitation link, until there is an account.
  'invitation',
] as const;

export type StoredName = (typeof storedNames)[number];

export const mirroredNames: ReadonlySet<StoredName> = new Set([
  'location',
  'currentLatLng',
  'zoneid',
  'module',
  'language-setting',
  'cart-list',
  'theme',
]);
