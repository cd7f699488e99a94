import type { CallId } from '@promenade/contract/paths';
import type { Market } from '../session/market.ts';
import { activeModules } from '../session/visit-module.ts';

// The module of an item or store with a page of its own, by the beginning of its path.
const holders: Readonly<Record<string, CallId>> = {
  product: 'catalog.item',
  store: 'catalog.store',
  category: 'catalog.category',
  brand: 'catalog.brandItems',
  condition: 'catalog.conditionItems',
  campaigns: 'catalog.campaign',
};

/** Makes a call within one module; returns its status. */
type AskIn = (id: CallId, params: { readonly id: string }, moduleId: string) => Promise<number>;

/**
 * The module of what an address shows, for visitors who have chosen none: search engines, and those they send. Null
 * if the address is not that of an item or store, or of none that exists.
 */
export async function shownModule(
  pathname: string,
  modules: Market['modules'],
  ask: AskIn,
): Promise<string | null> {
  const [, kind = '', slug = ''] = pathname.replace(/\.data$/, '').split('/');
  const call = holders[kind];
  if (!call || !slug) return null;
  let id: string;
  try {
    id = decodeURIComponent(slug);
  } catch {
    return null;
  }
  for (const module of activeModules(modules)) {
    if ((await ask(call, { id }, module.id)) === 200) return module.id;
  }
  return null;
}
