import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';
import { firstInteraction } from '../../lib/view/first-interaction.ts';
import { holdStyles } from '../../lib/view/hold-styles.ts';
import { knowView } from '../../lib/view/known-views.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './late-view.module.css';

/**
 * A part of a page that the server renders and whose code is loaded on the first interaction, so that a page that is
 * only loaded stays small. Until then it can be read, its links followed and its buttons pressed
 * (`app/press-held.ts`). `const Part = lateView(async () => (await import('./part.tsx')).Part, [styles])`; its props
 * must be stable.
 * @param dress the style sheets of everything it renders: they are loaded before its code
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  dress: readonly object[],
): ComponentType<Props> {
  holdStyles(dress);
  if (import.meta.env.SSR) knowView(load);
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
