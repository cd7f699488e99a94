/**
 * Partners: who asks to sell, let or carry in the market, and what an operator says to it.
 * Owns applications with their files and trace, and the terms that a partner agreed to.
 * Does not own the store, provider, courier and token that an approval makes: those are made by the doors of their rooms.
 */
export { forgetApplications } from './deciding/forget-applications.ts';
export { type Dues, duesOf } from './dues/list-dues.ts';
export { partnersRoutes } from './partners.routes.ts';
