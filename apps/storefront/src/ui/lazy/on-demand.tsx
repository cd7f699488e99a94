import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';
import { knowView } from '../../lib/view/known-views.ts';
import { LoadingBar } from '../loading-bar/loading-bar.tsx';

/** A component whose code is loaded when it is first rendered. */
export type LazyView<Props> = LazyExoticComponent<ComponentType<Props>>;

export function lazyView<Props>(load: () => Promise<ComponentType<Props>>): LazyView<Props> {
  if (import.meta.env.SSR) knowView(load);
  return lazy(async () => ({ default: await fetchCode(load) }));
}

interface OnDemandProps<Props extends { readonly open: boolean }> {
  readonly view: LazyView<Props>;
  readonly props: Props;
  /** Nobody has asked for it: its code is loaded without a sign. */
  readonly quiet?: boolean;
}

/**
 * Renders a view from the first time it is open; its code is loaded then, which the bar at the top shows. It stays
 * mounted afterwards, so that it can animate out and return the focus.
 */
export function OnDemand<Props extends { readonly open: boolean }>({
  view,
  props,
  quiet = false,
}: OnDemandProps<Props>) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  const View = view as unknown as ComponentType<Props>;
  return (
    <Suspense fallback={props.open && !quiet && <LoadingBar />}>
      <View {...props} />
    </Suspense>
  );
}
