import { pageSlugs } from '@promenade/domain/pages';
import { languages } from '@promenade/contract/refusals';
import { type Ctx, over } from '../../platform/context.ts';
import { getMarket } from '../settings/index.ts';
import { defaultText, fillNames } from './default-texts.ts';
import { findVersion, insertVersion, type PageKey, type PageTables } from './pages.repo.ts';

/**
 * Records the built-in text as shown, with the market's name, if it is in use and its current wording is not recorded
 * yet.
 */
export async function keepDefaultPage(ctx: Ctx, key: PageKey): Promise<void> {
  const db = over<PageTables>(ctx);
  const { settings } = await getMarket(ctx);
  const newest = await findVersion(db, key);
  if (newest?.origin === 'operator') return;
  const written = defaultText(key.language, key.slug);
  const title = fillNames(written.title, settings);
  const text = fillNames(written.text, settings);
  if (newest?.title === title && newest.text === text) return;
  const version = (newest?.version ?? 0) + 1;
  const created_at = new Date(ctx.clock.now());
  await insertVersion(db, { ...key, version, origin: 'default', title, text, created_at });
}

/** Every hour: what a customer agreed to can be looked up later, even if no operator has written a text. */
export async function keepDefaultPages(ctx: Ctx): Promise<void> {
  for (const slug of pageSlugs)
    for (const language of languages) await keepDefaultPage(ctx, { slug, language });
}
