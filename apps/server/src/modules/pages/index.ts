/**
 * Pages: the texts that a market answers for (terms, policies, about), in four languages.
 * Owns every version that ever stood, the texts that the software brings, and what of Markdown a page may use.
 * Does not own what else the storefront draws on them, nor which policies a market has (settings).
 */
export { keepDefaultPages } from './keep-default-pages.ts';
export { pagesTopic } from './pages-topic.ts';
export { pagesRoutes } from './pages.routes.ts';
export { writePage } from './write-page.ts';
