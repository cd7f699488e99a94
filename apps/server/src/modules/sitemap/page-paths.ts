import type { SitemapPart } from '../catalog/index.ts';
import type { RentalPart } from '../vehicles/index.ts';

/** A part of the sitemap, from either room. */
export type MarketPart = SitemapPart | RentalPart;

/** The storefront's canonical addresses, by kind (decision 15). */
export const pagePaths: Readonly<Record<MarketPart['kind'], (slug: string) => string>> = {
  stores: (slug) => `/store/${encodeURIComponent(slug)}`,
  items: (slug) => `/product/${encodeURIComponent(slug)}`,
  categories: (slug) => `/category/${encodeURIComponent(slug)}`,
  brands: (slug) => `/brand/${encodeURIComponent(slug)}`,
  conditions: (slug) => `/condition/${encodeURIComponent(slug)}`,
  campaigns: (slug) => `/campaigns/${encodeURIComponent(slug)}`,
  vehicles: (slug) => `/rental/vehicle-details/${encodeURIComponent(slug)}`,
  providers: (slug) => `/rental/provider-details/${encodeURIComponent(slug)}`,
};

/** Pages that every market has. */
export const standingPaths = [
  '/',
  '/home',
  '/categories',
  '/store/latest',
  '/store/popular',
  '/privacy-policy',
  '/about-us',
  '/help-and-support',
  '/terms-and-conditions',
  '/store-registration',
  '/provider-registration',
  '/deliveryman-registration',
] as const;

/** Pages of a single visitor, and dialogs that open over a page: not for search engines. */
export const privatePaths = [
  '/checkout',
  '/partner-application',
  '/parcel/send',
  '/rental/cart',
  '/payment',
  '/orders/',
  '/my-orders',
  '/trip',
  '/my-trips',
  '/coupons',
  '/profile',
  '/wallet',
  '/loyalty-points',
  '/referral-code',
  '/settings',
  '/interest',
  '/track-order',
  '/track-trip',
  '/forgot-password',
  '/auth/',
  '/*?*view=',
] as const;
