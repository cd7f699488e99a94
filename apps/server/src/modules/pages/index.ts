/**
 * Pages: a market's own texts (terms, policies, about us), in four languages. Owns every published version, the
 * built-in texts, and the subset of Markdown that pages can use. Does not own the rest of the page around them
 * (storefront), or which policies a market has (settings).
 */
export { keepDefaultPages } from './keep-default-pages.ts';
export { pagesTopic } from './pages-topic.ts';
export { pagesRoutes } from './pages.routes.ts';
export { writePage } from './write-page.ts';
