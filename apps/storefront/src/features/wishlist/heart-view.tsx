import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import styles from './wishlist.module.css';
import { type Favourite, useFavourite } from './use-wishlist.ts';

export interface HeartViewProps {
  readonly favourite: Favourite;
  readonly name: string;
  /** Whether it was pressed before its code was here. */
  readonly isEarly?: boolean;
  /** Whether what stood in its place had the focus. */
  readonly focused?: RefObject<boolean>;
}

/** The heart on an item or store: on when it is in the wishlist (WISH-03). */
export function HeartView({ favourite, name, isEarly = false, focused }: HeartViewProps) {
  const { t } = useTranslation();
  const { isFavourite, isKnown, toggle, busy } = useFavourite(favourite);
  const button = useRef<HTMLButtonElement>(null);
  const isDue = useRef(isEarly);
  useEffect(() => {
    if (focused?.current) button.current?.focus();
  }, [focused]);
  useEffect(() => {
    if (!isDue.current || !isKnown) return;
    isDue.current = false;
    // It looked empty when it was pressed: what is a favourite already stays one.
    if (!isFavourite) toggle();
  });
  return (
    <IconButton
      icon="heart"
      ref={button}
      className={styles['heart']}
      label={t('wishlist.favourite', { name })}
      aria-pressed={isFavourite}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : toggle}
    />
  );
}
