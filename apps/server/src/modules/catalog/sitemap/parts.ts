import type { RawBuilder } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { countPages, type ListedPage, listPages } from './parts.repo.ts';

// Addresses of one part at most; the protocol allows 50,000 (sitemaps.org).
const partMost = 45_000;

/** A part of the sitemap, named by what it lists and its number from 1. */
export interface PartOf<Kind> {
  readonly kind: Kind;
  readonly part: number;
}

/** A page that a search engine may know. */
export interface SitemapEntry {
  readonly slug: string;
  /** Null where nobody keeps it. */
  readonly changedAt: Date | null;
}

/** Every part of these kinds that lists something. */
export async function partsOf<Kind>(
  { db }: Pick<Ctx, 'db'>,
  kinds: readonly Kind[],
  pagesOf: (kind: Kind) => RawBuilder<ListedPage>,
): Promise<PartOf<Kind>[]> {
  const parts: PartOf<Kind>[] = [];
  for (const kind of kinds) {
    const count = await countPages(db, pagesOf(kind));
    for (let part = 1; (part - 1) * partMost < count; part += 1) parts.push({ kind, part });
  }
  return parts;
}

/** The pages listed in a part; none beyond the last. */
export async function entriesOf(
  { db }: Pick<Ctx, 'db'>,
  pages: RawBuilder<ListedPage>,
  part: number,
): Promise<SitemapEntry[]> {
  const rows = await listPages(db, pages, { limit: partMost, skip: (part - 1) * partMost });
  return rows.map(({ slug, changed_at: changedAt }) => ({ slug, changedAt }));
}
