import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { fetchCode } from '../view/fetch-code.ts';
import { holdStyles } from '../view/hold-styles.ts';
import { knowView } from '../view/known-views.ts';

/**
 * A view that calls the API from the browser: its code and the query cache are loaded when it is first rendered.
 * `const View = queryView<Props>(async () => (await import('./view.tsx')).View)`, inside `Suspense` or `OnDemand`.
 * @param dress the style sheets of what the server renders of it: they are loaded before its code
 */
export function queryView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  dress: readonly object[] = [],
): LazyExoticComponent<ComponentType<Props>> {
  holdStyles(dress);
  const loadBoth = () => Promise.all([import('./queries.tsx'), load()]);
  if (import.meta.env.SSR) knowView(loadBoth);
  return lazy(async () => {
    const [{ Queries }, View] = await fetchCode(loadBoth);
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, so its identity is stable.
    const Wrapped = (props: Props) => (
      <Queries>
        <View {...props} />
      </Queries>
    );
    return { default: Wrapped };
  }) as unknown as LazyExoticComponent<ComponentType<Props>>;
}
