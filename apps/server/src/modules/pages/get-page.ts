import type { Reply } from '@promenade/contract/calls';
import { type PageSlug, pageSlugs } from '@promenade/domain/pages';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket, type MarketSettings } from '../settings/index.ts';
import { defaultText, defaultTextsAt, fillNames } from './default-texts.ts';
import { findVersion, type PageTables } from './pages.repo.ts';
import { readMarkdown } from './read-markdown.ts';

const isSwitchedOff = (slug: PageSlug, { policies }: MarketSettings): boolean =>
  (slug === 'refund-policy' && !policies.refund) ||
  (slug === 'cancellation-policy' && !policies.cancellation) ||
  (slug === 'shipping-policy' && !policies.shipping);

/** A page as shoppers read it (NAV-01); refuses a policy that the market does not have. */
export async function getPage(ctx: Ctx, asked: { slug: string }): Promise<Reply<'pages.get'>> {
  const slug = pageSlugs.find((known) => known === asked.slug) ?? refuse('page_not_found');
  const { settings } = await getMarket(ctx);
  if (isSwitchedOff(slug, settings)) refuse('page_not_found');
  const { language } = ctx;
  const newest = await findVersion(over<PageTables>(ctx), { slug, language });
  const own = newest?.origin === 'operator' ? newest : undefined;
  const { title, text } = own ?? defaultText(language, slug);
  return {
    slug,
    title: fillNames(title, settings),
    blocks: readMarkdown(fillNames(text, settings)),
    updated_at: (own?.created_at ?? defaultTextsAt(settings)).toISOString(),
  };
}
