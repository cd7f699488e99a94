import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';
import { findVersion, listVersions, type PageKey, type PageRow, type PageTables } from './pages.repo.ts';
import { defaultText, defaultTextsAt } from './default-texts.ts';

type Shown = Omit<PageRow, 'slug' | 'language'>;

const viewVersion = ({ version, title, origin, created_at }: Shown) => ({
  version,
  title,
  origin,
  created_at: created_at.toISOString(),
});

// In a market's first hour nothing is recorded yet: version 0 is the built-in text.
const unrecorded = ({ slug, language }: PageKey, settings: MarketSettings): Shown => ({
  ...defaultText(language, slug),
  version: 0,
  origin: 'default',
  created_at: defaultTextsAt(settings),
});

/** A page's text for operators: the current one, or the one at an instant. */
export async function pageRecord(
  ctx: Ctx,
  { slug, language, at }: PageKey & { readonly at?: string | undefined },
): Promise<Reply<'ops.page'>> {
  const db = over<PageTables>(ctx);
  const key = { slug, language };
  const found = await findVersion(db, key, at === undefined ? undefined : new Date(at));
  if (!found && at !== undefined) refuse('page_not_found');
  const shown = found ?? unrecorded(key, (await getMarket(ctx)).settings);
  const versions = await listVersions(db, key);
  return { ...key, ...viewVersion(shown), text: shown.text, versions: versions.map(viewVersion) };
}
