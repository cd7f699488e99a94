import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';
import { firstInteraction } from '../../lib/view/first-interaction.ts';
import { holdStyles } from '../../lib/view/hold-styles.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './late-view.module.css';

/**
 * A part of a page that the server writes and whose code comes once somebody is there: a page that is only loaded
 * stays small. Until then it can be read, its links followed and its buttons pressed (`app/press-held.ts`).
 * `const Part = lateView(async () => (await import('./part.tsx')).Part, [styles])`; give it props that stay the same.
 * @param dress the style sheets of all that it draws: they are there before its code
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  dress: readonly object[],
): ComponentType<Props> {
  holdStyles(dress);
  const View = lazy(async () => {
    await firstInteraction();
    return { default: await fetchCode(load) };
  }) as LazyExoticComponent<ComponentType<object>>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, so its identity is stable.
  const Late = memo(function Late(props: object) {
    return (
      <div className={styles['frame']}>
        <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
          <View {...props} />
        </Suspense>
      </div>
    );
  });
  return Late as unknown as ComponentType<Props>;
}
