/**
 * Previews: the pictures that are shown where a page of the market is shared, and a store's menu for programs.
 * Owns how both are made and kept; they are made of what anyone may read, by the calls that pages are made of.
 * Does not own what they show (catalog, vehicles, settings).
 */
export { serveMenuFeed } from './menu-feed.routes.ts';
export { servePreviews } from './previews.routes.ts';
