/**
 * How to add a text: put `"key": "English"` into `messages/<namespace>.en.json` and its translation into the `.ar`,
 * `.nl` and `.fr` files beside it, then use `t('<namespace>.key', { amount })`. Messages are ICU (`{count, plural,
 * one {# item} other {# items}}`; Arabic has zero, one, two, few, many, other). Write ’ rather than ' (ICU reads ' as
 * a quote). `node scripts/check-translations.mjs` refuses a missing, unused or untranslated text and differing
 * placeholders. A new namespace is four files and two lines here.
 */
import type account from './messages/account.en.json';
import type address from './messages/address.en.json';
import type bill from './messages/bill.en.json';
import type cart from './messages/cart.en.json';
import type chat from './messages/chat.en.json';
import type checkout from './messages/checkout.en.json';
import type common from './messages/common.en.json';
import type coupon from './messages/coupon.en.json';
import type home from './messages/home.en.json';
import type item from './messages/item.en.json';
import type list from './messages/list.en.json';
import type location from './messages/location.en.json';
import type map from './messages/map.en.json';
import type module from './messages/module.en.json';
import type notification from './messages/notification.en.json';
import type offline from './messages/offline.en.json';
import type order from './messages/order.en.json';
import type pages from './messages/pages.en.json';
import type parcel from './messages/parcel.en.json';
import type partners from './messages/partners.en.json';
import type payment from './messages/payment.en.json';
import type product from './messages/product.en.json';
import type rental from './messages/rental.en.json';
import type review from './messages/review.en.json';
import type shell from './messages/shell.en.json';
import type store from './messages/store.en.json';
import type trips from './messages/trips.en.json';
import type wallet from './messages/wallet.en.json';
import type wishlist from './messages/wishlist.en.json';

interface Namespaces {
  account: typeof account;
  address: typeof address;
  bill: typeof bill;
  cart: typeof cart;
  chat: typeof chat;
  checkout: typeof checkout;
  common: typeof common;
  coupon: typeof coupon;
  home: typeof home;
  item: typeof item;
  list: typeof list;
  location: typeof location;
  map: typeof map;
  module: typeof module;
  notification: typeof notification;
  offline: typeof offline;
  order: typeof order;
  pages: typeof pages;
  parcel: typeof parcel;
  partners: typeof partners;
  payment: typeof payment;
  product: typeof product;
  rental: typeof rental;
  review: typeof review;
  shell: typeof shell;
  store: typeof store;
  trips: typeof trips;
  wallet: typeof wallet;
  wishlist: typeof wishlist;
}

/** Every text of the storefront by its key, such as `cart.title`. */
export type MessageKey = {
  [Name in keyof Namespaces & string]: `${Name}.${keyof Namespaces[Name] & string}`;
}[keyof Namespaces & string];
