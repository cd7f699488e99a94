import { Suspense } from 'react';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import type { EmptyListProps } from './empty-list.tsx';

const View = lazyView<EmptyListProps>(async () => (await import('./empty-list.tsx')).EmptyList);

/** What an empty list says; few are. */
export function EmptyList(props: EmptyListProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
