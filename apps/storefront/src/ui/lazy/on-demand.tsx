import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * A view whose code loads when it is first opened (or when `preload` is called, say on hover).
 * Once opened it stays mounted, so that it can animate out and give focus back.
 */
export function onDemand<Props extends { readonly open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const View = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  function OnDemand(props: Props) {
    const [wanted, setWanted] = useState(false);
    if (props.open && !wanted) setWanted(true);
    return wanted ? (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    ) : null;
  }
  return Object.assign(OnDemand, { preload: () => void load() });
}
