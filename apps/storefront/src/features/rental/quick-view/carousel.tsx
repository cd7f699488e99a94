import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import styles from './carousel.module.css';
import { autoplayMs, stepped } from './turning.ts';

const stillMotion = '(prefers-reduced-motion: reduce)';

function useStill(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const device = matchMedia(stillMotion);
      device.addEventListener('change', listener);
      return () => device.removeEventListener('change', listener);
    },
    () => matchMedia(stillMotion).matches,
    () => true,
  );
}

interface CarouselProps {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly width: number;
  readonly height: number;
}

/**
 * The current picture, which changes automatically unless the user stopped it, interacts with it, or prefers no
 * motion.
 */
function useTurning(count: number) {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const still = useStill();
  const turns = count > 1 && !paused && !held && !still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture that somebody chose stands its whole time.
  useEffect(() => {
    if (!turns) return undefined;
    const timer = setTimeout(() => setAt((now) => stepped(now, 1, count)), autoplayMs);
    return () => clearTimeout(timer);
  }, [turns, at, count]);
  return { at, setAt, paused, setPaused, setHeld, still };
}

type Turning = ReturnType<typeof useTurning>;

function Controls({ count, turning }: { readonly count: number; readonly turning: Turning }) {
  const { t } = useTranslation();
  const { at, setAt, paused, setPaused, still } = turning;
  const step = (by: 1 | -1) => () => setAt(stepped(at, by, count));
  return (
    <div className={styles['controls']}>
      <IconButton icon="chevron-start" look="soft" label={t('common.previous')} onClick={step(-1)} />
      <span className={styles['place']}>{t('common.picture', { number: at + 1, count })}</span>
      {!still && (
        <button
          type="button"
          className={styles['pause']}
          data-paused={paused || undefined}
          aria-label={t(paused ? 'rental.play' : 'rental.pause')}
          title={t(paused ? 'rental.play' : 'rental.pause')}
          onClick={() => setPaused(!paused)}
        />
      )}
      <IconButton icon="chevron-end" look="soft" label={t('common.next')} onClick={step(1)} />
    </div>
  );
}

/** A carousel of a vehicle's pictures: 4 s each, 800 ms from one to the next (RENT-03). */
export function Carousel({ name, pictures, width, height }: CarouselProps) {
  const { t } = useTranslation();
  const turning = useTurning(pictures.length);
  const { at, setHeld } = turning;
  return (
    <section
      className={styles['carousel']}
      aria-roledescription="carousel"
      aria-label={t('product.gallery', { name })}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles['track']} style={at > 0 ? ({ '--at': at } as CSSProperties) : undefined}>
        {pictures.map((src, place) => (
          <div key={src} className={styles['slide']} inert={place !== at}>
            <Picture
              className={styles['picture']}
              src={src}
              alt={place === at ? t('common.picture', { number: place + 1, count: pictures.length }) : ''}
              width={width}
              height={height}
              hue="rental"
              eager={place === 0}
            />
          </div>
        ))}
      </div>
      {pictures.length > 1 && <Controls count={pictures.length} turning={turning} />}
    </section>
  );
}
