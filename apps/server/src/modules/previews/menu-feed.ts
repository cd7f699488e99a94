import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import type { Ctx } from '../../platform/context.ts';
import type { PageCalls } from '../../platform/pages/page-calls.ts';
import { getMarket } from '../settings/index.ts';
import { askPages } from './ask-pages.ts';

type Item = Reply<'catalog.storeItems'>['items'][number];
type Store = Reply<'catalog.store'>;

// Longer menus are cut here: feed readers do not accept more either.
const mostItems = 500;
const pageItems = 100;

async function itemsOf(ask: ReturnType<typeof askPages>, storeId: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let offset = 1; items.length < mostItems; offset += 1) {
    const page = await ask('catalog.storeItems', {}, { store_id: storeId, limit: pageItems, offset });
    items.push(...page.items);
    if (page.items.length < pageItems) break;
  }
  return items;
}

const withLanguage = (address: string, language: Language): string =>
  language === 'en' ? address : `${address}?lang=${language}`;

/** One item in JSON Feed 1.1; what the format cannot express is in the extension `_promenade`. */
const entryOf =
  ({ publicUrl }: Ctx, store: Store, language: Language, currency: string) =>
  (item: Item) => ({
    id: item.id,
    url: withLanguage(`${publicUrl}/product/${encodeURIComponent(item.slug)}`, language),
    title: item.name,
    content_text: item.description || item.name,
    image: item.image_full_url,
    tags: store.categories.filter(({ id }) => id === item.category_id).map(({ name }) => name),
    _promenade: {
      price: item.price,
      currency,
      discount: item.discount,
      discount_type: item.discount_type,
      available: item.available,
      rating: item.rating_count > 0 ? item.avg_rating : null,
      rating_count: item.rating_count,
    },
  });

/** A store's menu as a JSON Feed (docs/menu-feed.md); refuses an unknown store. */
export async function writeMenuFeed(
  ctx: Ctx,
  answer: PageCalls,
  { slug, language }: { readonly slug: string; readonly language: Language },
): Promise<string> {
  const asking = { language, requestId: ctx.requestId };
  const store = await askPages(answer, asking)('catalog.store', { id: slug });
  const items = await itemsOf(askPages(answer, { ...asking, moduleId: store.module_id }), store.id);
  const { settings } = await getMarket(ctx);
  const page = `${ctx.publicUrl}/store/${encodeURIComponent(store.slug)}`;
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${store.name} · ${settings.businessName}`,
    home_page_url: withLanguage(page, language),
    feed_url: withLanguage(`${page}/menu.json`, language),
    description: store.description || store.cuisines.join(', '),
    icon: store.logo_full_url,
    language,
    items: items.map(entryOf(ctx, store, language, settings.currency.code)),
  });
}
