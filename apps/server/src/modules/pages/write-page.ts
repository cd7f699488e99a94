import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { PageText } from '@promenade/domain/pages';
import { changed } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { keepDefaultPage } from './keep-default-pages.ts';
import { pageRecord } from './page-record.ts';
import { findVersion, insertVersion, type PageKey, type PageTables } from './pages.repo.ts';
import { pagesTopic } from './pages-topic.ts';

/** Adds an operator's version, unless the text is unchanged. The built-in text it replaces is recorded first. */
export async function writePage(
  ctx: Ctx,
  { slug, language, title, text }: PageKey & PageText,
): Promise<Reply<'ops.setPage'>> {
  const db = over<PageTables>(ctx);
  const key = { slug, language };
  await keepDefaultPage(ctx, key);
  const newest = await findVersion(db, key);
  const isSame = newest?.origin === 'operator' && newest.title === title && newest.text === text;
  if (!isSame) {
    const version = (newest?.version ?? 0) + 1;
    const created_at = new Date(ctx.clock.now());
    const isKept = await insertVersion(db, { ...key, version, origin: 'operator', title, text, created_at });
    // A concurrent writer has committed this version number: retry with the next one.
    if (!isKept) return writePage(ctx, { slug, language, title, text });
  }
  await changed(ctx, pagesTopic);
  return { message: noticeOf('page_kept', ctx.language), page: await pageRecord(ctx, key) };
}
