import type { Language } from '@promenade/contract/refusals';
import { formatPrice, toMinor } from '@promenade/domain/money';
import type { ModuleType } from '@promenade/domain/modules';
import type { Ctx } from '../../platform/context.ts';
import type { PageCalls } from '../../platform/pages/page-calls.ts';
import { getMarket } from '../settings/index.ts';
import { type Ask, askPages } from './ask-pages.ts';

/** The kinds of pages with a preview. */
export const previewKinds = ['market', 'store', 'item', 'vehicle'] as const;

/** One of {@link previewKinds}. */
export type PreviewKind = (typeof previewKinds)[number];

/** What a preview shows. */
export interface PreviewFacts {
  readonly market: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Null if nobody has rated it. */
  readonly rating: { readonly average: number; readonly count: number } | null;
  readonly hue: ModuleType;
  /** Full address of one of our pictures. */
  readonly picture: string | null;
  readonly language: Language;
}

const ratingOf = ({ avg_rating, rating_count }: { avg_rating: number; rating_count: number }) =>
  rating_count > 0 ? { average: avg_rating, count: rating_count } : null;

type Shown = Omit<PreviewFacts, 'market' | 'language'>;

const reading: Readonly<
  Record<PreviewKind, (ask: Ask, slug: string, price: (major: number) => string) => Promise<Shown>>
> = {
  market: async (ask) => {
    const { fixed_header_title: title, fixed_header_sub_title: line } = await ask('settings.landing');
    const { stores } = await ask('catalog.popularStores', {}, { limit: 1 });
    const picture = stores[0]?.cover_photo_full_url ?? null;
    return { title, lines: [line], rating: null, hue: stores[0]?.module_type ?? 'food', picture };
  },
  store: async (ask, id) => {
    const store = await ask('catalog.store', { id });
    const lines = [store.cuisines.join(' · '), store.address];
    const { name: title, module_type: hue, cover_photo_full_url: picture } = store;
    return { title, lines, rating: ratingOf(store), hue, picture };
  },
  item: async (ask, id, price) => {
    const item = await ask('catalog.item', { id });
    const { name: title, module_type: hue, image_full_url: picture, store_name } = item;
    return { title, lines: [store_name, price(item.price)], rating: ratingOf(item), hue, picture };
  },
  vehicle: async (ask, id) => {
    const vehicle = await ask('vehicles.details', { id });
    const { name: title, thumbnail_full_url: picture, provider, category } = vehicle;
    const rating = { avg_rating: vehicle.avg_rating, rating_count: vehicle.total_reviews };
    return { title, lines: [provider.name, category.name], rating: ratingOf(rating), hue: 'rental', picture };
  },
};

/** The content of a page's preview, in a language; refuses a page that does not exist. */
export async function previewFacts(
  ctx: Ctx,
  answer: PageCalls,
  asked: { readonly kind: PreviewKind; readonly slug: string; readonly language: Language },
): Promise<PreviewFacts> {
  const { settings } = await getMarket(ctx);
  const { businessName: market, currency } = settings;
  const ask = askPages(answer, { language: asked.language, requestId: ctx.requestId });
  const price = (major: number): string => formatPrice(toMinor(major, currency.decimals), currency);
  const shown = await reading[asked.kind](ask, asked.slug, price);
  const lines = shown.lines.filter((line) => line !== '');
  return { ...shown, lines, market, language: asked.language };
}
