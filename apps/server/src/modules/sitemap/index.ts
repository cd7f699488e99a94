/**
 * Sitemap: what search engines are told of a market, as files of their own: robots.txt and the sitemap in parts.
 * Owns how these are written. What has a page and when it changed is asked of the catalog and of vehicles.
 */
export { serveSitemap } from './sitemap.routes.ts';
