/**
 * Partners: applications of stores, rental providers and couriers, and the operator's decisions on them.
 * Owns applications with their files and history, and the terms that a partner agreed to.
 * Does not own the store, provider, courier and token that an approval creates: their own rooms create them.
 */
export { forgetApplications } from './deciding/forget-applications.ts';
export { type Dues, duesOf } from './dues/list-dues.ts';
export { partnersRoutes } from './partners.routes.ts';
