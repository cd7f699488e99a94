import type { Market } from './market.ts';
import type { ChosenModule, Visit } from './visit.ts';

type Modules = Market['modules'];

/** Names a module in an address; lists, stores and items carry it (NAV-03 to NAV-05). */
export const moduleParameter = 'module_id';

/** The modules that can be chosen (MOD-02). */
export const activeModules = (modules: Modules): Modules => modules.filter(({ status }) => status === 1);

/**
 * The visit with the module of its page: the address's, otherwise the stored one, otherwise the market's first, if
 * active. Null only in a market without modules.
 */
export function settleModule(visit: Visit, modules: Modules, askedId: string | null): Visit {
  const active = activeModules(modules);
  const named = (id: string | null | undefined) => active.find((module) => module.id === id);
  const shown = named(askedId) ?? named(visit.module?.id) ?? active[0];
  return { ...visit, module: shown ? { id: shown.id, module_type: shown.module_type } : null };
}

/** What has to be done so that the browser stores the module of its page. */
export type ModuleStep =
  | { readonly kind: 'nothing' }
  /** The page is right; the browser had stored no module, or another one. */
  | { readonly kind: 'keep'; readonly module: ChosenModule }
  /** A link led into another module: its page must be loaded with a full page load. */
  | { readonly kind: 'load'; readonly module: ChosenModule };

/**
 * Whether a link has led into a module other than the stored one. If the address names none, none is chosen for the
 * visitor, except the only one there is.
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
