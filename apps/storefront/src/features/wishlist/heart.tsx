import { type RefObject, Suspense, useRef, useState } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import type { HeartViewProps } from './heart-view.tsx';
import type { Favourite } from './use-wishlist.ts';

const View = queryView<HeartViewProps>(async () => (await import('./heart-view.tsx')).HeartView);

export interface HeartProps {
  readonly favourite: Favourite;
  /** What it would be a favourite of. */
  readonly name: string;
  /** Whether its code may be fetched before it is pressed. */
  readonly wanted?: boolean;
}

/**
 * Puts the focus onto a heart that stands in the place of one that had it, and notes at its end whether it has it. An
 * event would not tell of a focus that came before the page was hydrated.
 */
const passFocus = (focused: RefObject<boolean>) => (heart: HTMLButtonElement) => {
  if (focused.current) heart.focus();
  return () => {
    focused.current = document.activeElement === heart;
  };
};

/**
 * The heart on an item or store (WISH-03). It is pressed as well before its code has come: screen readers press without
 * a pointer or a key that would have told that somebody is there.
 */
export function Heart({ favourite, name, wanted = true }: HeartProps) {
  const { t } = useTranslation();
  const [isEarly, setEarly] = useState(false);
  const focused = useRef(false);
  const waiting = (
    <IconButton
      icon="heart"
      label={t('wishlist.favourite', { name })}
      ref={passFocus(focused)}
      onClick={() => setEarly(true)}
    />
  );
  if (!wanted && !isEarly) return waiting;
  return (
    <Suspense fallback={waiting}>
      <View favourite={favourite} name={name} isEarly={isEarly} focused={focused} />
    </Suspense>
  );
}
