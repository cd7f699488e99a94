import { type ComponentType, type LazyExoticComponent, lazy, memo, Suspense, useEffect, useRef } from 'react';
import { fetchCode } from '../../lib/view/fetch-code.ts';
import { firstSign } from '../../lib/view/first-sign.ts';
import { holdStyles } from '../../lib/view/hold-styles.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './late-view.module.css';

function Ready({ onReady }: { readonly onReady: () => void }) {
  useEffect(() => onReady(), [onReady]);
  return null;
}

/** A button that is pressed before its code has come is pressed again when it has. */
function useHeldPress() {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<HTMLElement | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    // On the window: React stops a click on what it has no code for at the document.
    const hold = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (button && frame.current?.contains(button)) held.current = button;
    };
    addEventListener('click', hold, true);
    stop.current = () => removeEventListener('click', hold, true);
    return stop.current;
  }, []);
  const onReady = useRef(() => {
    stop.current?.();
    if (held.current?.isConnected) held.current.click();
    held.current = null;
  });
  return { frame, onReady: onReady.current };
}

/**
 * A part of a page that the server writes and whose code comes once somebody is there: a page that is only loaded
 * stays small. Until then it can be read and its links followed.
 * `const Part = lateView(async () => (await import('./part.tsx')).Part, [styles])`; give it props that stay the same.
 * @param dress the style sheets of all that it draws: they are there before its code
 */
export function lateView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  dress: readonly object[],
): ComponentType<Props> {
  holdStyles(dress);
  const View = lazy(async () => {
    await firstSign();
    return { default: await fetchCode(load) };
  }) as LazyExoticComponent<ComponentType<object>>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each module, so its identity is stable.
  const Late = memo(function Late(props: object) {
    const { frame, onReady } = useHeldPress();
    return (
      <div ref={frame} className={styles['frame']}>
        <Suspense fallback={<Skeleton shape="block" className={styles['waiting']} />}>
          <View {...props} />
          <Ready onReady={onReady} />
        </Suspense>
      </div>
    );
  });
  return Late as unknown as ComponentType<Props>;
}
