import type { CallId } from '@promenade/contract/paths';
import type { Market } from '../session/market.ts';
import { activeModules } from '../session/visit-module.ts';

// Whether a thing that has a page of its own is in a module, by what its path begins with.
const holders: Readonly<Record<string, CallId>> = {
  product: 'catalog.item',
  store: 'catalog.store',
  category: 'catalog.category',
  brand: 'catalog.brandItems',
  condition: 'catalog.conditionItems',
  campaigns: 'catalog.campaign',
};

/** Asks a call within one module; the status it was answered with. */
type AskIn = (id: CallId, params: { readonly id: string }, moduleId: string) => Promise<number>;

/**
 * The module of what an address shows, for who has chosen none: search engines, and those they send. Null where the
 * address is of no one thing, or of none that is here.
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
