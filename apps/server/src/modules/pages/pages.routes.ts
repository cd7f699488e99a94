import type { Routes } from '../../platform/http/handler.ts';
import { getPage } from './get-page.ts';
import { pageRecord } from './page-record.ts';
import { writePage } from './write-page.ts';

/** Calls of the pages. */
export const pagesRoutes = {
  'pages.get': (ctx, { params }) => getPage(ctx, params),
  'ops.page': (ctx, { params, query }) => pageRecord(ctx, { ...params, ...query }),
  'ops.setPage': (ctx, { params, body }) => writePage(ctx, { ...params, ...body }),
} satisfies Routes;
