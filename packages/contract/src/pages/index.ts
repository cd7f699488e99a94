/** Pages: a market's own texts, such as its terms and its privacy policy (api.md, Calls, platform). */
import { PAGE_TEXT_LIMIT, PAGE_TITLE_LIMIT, pageSlugs } from '@promenade/domain/pages';
import { z } from 'zod';
import { done, endpoint, instant, text } from '../endpoint/index.ts';
import { languages } from '../refusals/index.ts';

const span = z.object({
  text: z.string(),
  strong: z.boolean(),
  href: z
    .string()
    .nullable()
    .describe(
      'Link target: `https:`, `http:`, `mailto:`, `tel:` or a path of the market; null is plain text.',
    ),
});

/** A block of a page, to be rendered without parsing markup. */
export const pageBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    spans: z.array(span),
  }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(span)) }),
]);

/** GET /pages/{slug}. */
export const textPage = z.object({
  slug: z.enum(pageSlugs),
  title: z.string(),
  blocks: z.array(pageBlock),
  updated_at: instant,
});

/** A version of a page's text; versions are kept permanently. */
const version = z.object({
  version: z.number().int().describe('Version number, from 1.'),
  title: z.string(),
  origin: z
    .enum(['default', 'operator'])
    .describe('Source of the text: the built-in one, or the operator’s.'),
  created_at: instant.describe('When this version was published.'),
});

const record = version.extend({
  slug: z.enum(pageSlugs),
  language: z.enum(languages),
  text: z.string(),
  versions: z.array(version).describe('Versions, newest first, at most 100.'),
});

const params = z.object({ slug: z.enum(pageSlugs) });

// An unknown slug is not malformed: it is simply not found.
const anyPage = z.object({ slug: text(120) });

/** Endpoints of pages. */
export const pagesEndpoints = {
  'pages.get': endpoint('pages.get', {
    summary: 'A page of the market as blocks: headings, paragraphs and lists, with links',
    who: 'anyone',
    params: anyPage,
    reply: textPage,
    refusals: ['page_not_found'],
  }),
  'ops.page': endpoint('ops.page', {
    summary: 'Source text of a page, current or at an instant, with its versions',
    who: 'operator',
    params,
    query: z.object({ language: z.enum(languages).default('en'), at: instant.optional() }),
    reply: record,
    refusals: ['page_not_found'],
  }),
  'ops.setPage': endpoint('ops.setPage', {
    summary: 'Publish a page in one language (Markdown); earlier versions are kept permanently',
    who: 'operator',
    params,
    body: z.object({
      language: z.enum(languages),
      title: text(PAGE_TITLE_LIMIT).min(1),
      text: text(PAGE_TEXT_LIMIT).min(1),
    }),
    reply: done.extend({ page: record }),
  }),
} as const;
