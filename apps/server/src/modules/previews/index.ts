/**
 * Previews: the pictures shown where a page of the market is shared, and a store's menu as a feed for programs. Owns
 * how both are made and cached; they are made from public calls, the same that pages use. Does not own what they show
 * (catalog, vehicles, settings).
 */
export { serveMenuFeed } from './menu-feed.routes.ts';
export { servePreviews } from './previews.routes.ts';
