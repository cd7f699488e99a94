import type { Market } from './market.ts';
import type { ChosenModule, Visit } from './visit.ts';

type Modules = Market['modules'];

/** Names a module in an address; lists, stores and items carry it (NAV-03 to NAV-05). */
export const moduleParameter = 'module_id';

/** The modules one can choose from (MOD-02). */
export const activeModules = (modules: Modules): Modules => modules.filter(({ status }) => status === 1);

/**
 * The visit with the module its page shows: the address's, else the stored one, else the market's first,
 * as far as they are active. Null only in a market without modules.
 */
export function settleModule(visit: Visit, modules: Modules, askedId: string | null): Visit {
  const active = activeModules(modules);
  const named = (id: string | null | undefined) => active.find((module) => module.id === id);
  const shown = named(askedId) ?? named(visit.module?.id) ?? active[0];
  return { ...visit, module: shown ? { id: shown.id, module_type: shown.module_type } : null };
}

/** What has to be done so that the browser keeps the module whose page it shows. */
export type ModuleStep =
  | { readonly kind: 'nothing' }
  /** The page is right; the browser did not know its module yet, or knew another. */
  | { readonly kind: 'keep'; readonly module: ChosenModule }
  /** A link led into another module: its page has to be loaded whole. */
  | { readonly kind: 'load'; readonly module: ChosenModule };

/**
 * Whether a link has led into another module than the stored one. Without a module in the address nothing is chosen
 * for the visitor, except the only one there is.
 */
export function moduleStep(
  shown: ChosenModule | null,
  storedId: string | undefined,
  askedId: string | null,
  modules: Modules,
): ModuleStep {
  const active = activeModules(modules);
  const asked = active.find((module) => module.id === askedId);
  if (asked && asked.id !== shown?.id)
    return { kind: 'load', module: { id: asked.id, module_type: asked.module_type } };
  const settled = asked !== undefined || active.length === 1;
  return settled && shown && shown.id !== storedId ? { kind: 'keep', module: shown } : { kind: 'nothing' };
}
