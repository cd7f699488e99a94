/**
 * Sitemap: what search engines read about a market: robots.txt and the sitemap, in parts. Owns how these files are
 * written. The catalog and vehicles rooms say which pages exist and when they changed.
 */
export { serveSitemap } from './sitemap.routes.ts';
