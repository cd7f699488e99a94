/**
 * Names of what the browser keeps, as the specification spells them (SYS-02).
 * All of them live in local storage. Those in `mirroredNames` are also first-party cookies, because the server
 * renders with them; token and guest_id never are, so that every page stays anonymous and can be cached.
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
  // Ours beside them: places chosen before, newest first.
  'recent-places',
  // Ours: where trips were to go, newest first (RENT-01).
  'recent-destinations',
  // Ours: what was searched for before, newest first.
  'recent-searches',
  // Ours: a guest’s contact and address (LOC-11).
  'guest-contact',
  // Ours: the offer of a passkey was answered in this browser.
  'passkey-offer',
  // Ours: the code of the friend whose invitation was opened, until there is an account.
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
