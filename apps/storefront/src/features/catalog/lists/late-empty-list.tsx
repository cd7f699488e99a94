import { Suspense } from 'react';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import type { EmptyListProps } from './empty-list.tsx';

const View = lazyView<EmptyListProps>(async () => (await import('./empty-list.tsx')).EmptyList);

/** The text of an empty list, loaded on demand as few are empty. */
export function EmptyList(props: EmptyListProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
