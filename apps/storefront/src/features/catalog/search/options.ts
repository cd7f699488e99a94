import { separator } from '../../../lib/format/separator.ts';
import type { Reply } from '@promenade/contract/calls';
import { paths } from '../../../lib/paths/paths.ts';

type Found = Reply<'catalog.search'>;

/** A row of the list below the search box. */
export type SearchOption =
  | { readonly kind: 'recent' | 'suggestion' | 'all'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'category' | 'store';
      readonly key: string;
      readonly text: string;
      readonly note: string;
      readonly picture: string;
      readonly to: string;
    }
  | {
      readonly kind: 'item';
      readonly key: string;
      readonly text: string;
      readonly note: string;
      readonly picture: string;
      readonly item: Found['items'][number];
    };

/** Tells a row from all others of its list. */
export const optionKey = ({ kind, key }: SearchOption): string => `${kind} ${key}`;

/** The results while typing: the corrected text first, then categories, stores, items, and a link to all results. */
export function optionsOf(found: Found, text: string): SearchOption[] {
  const items = found.items.length > 0 ? found.items : found.nearest;
  return [
    ...(found.suggestion
      ? [{ kind: 'suggestion', key: found.suggestion, text: found.suggestion } as const]
      : []),
    ...found.categories.slice(0, 3).map((category) => ({
      kind: 'category' as const,
      key: category.id,
      text: category.name,
      note: '',
      picture: category.image_full_url,
      to: paths.homeCategory(category, category.module_id),
    })),
    ...found.stores.slice(0, 3).map((store) => ({
      kind: 'store' as const,
      key: store.id,
      text: store.name,
      note: store.cuisines.join(separator),
      picture: store.logo_full_url,
      to: paths.store(store),
    })),
    ...items.slice(0, 5).map((item) => ({
      kind: 'item' as const,
      key: item.id,
      text: item.name,
      note: item.store_name,
      picture: item.image_full_url,
      item,
    })),
    ...(found.items_total + found.stores_total > 0 ? [{ kind: 'all', key: 'all', text } as const] : []),
  ];
}
