import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import styles from './wishlist.module.css';
import { type Favourite, useFavourite } from './use-wishlist.ts';

export interface HeartProps {
  readonly favourite: Favourite;
  /** What it would be a favourite of. */
  readonly name: string;
}

/** The heart on an item or store: on when it is in the wishlist (WISH-03). */
export function HeartView({ favourite, name }: HeartProps) {
  const { t } = useTranslation();
  const { isFavourite, toggle, busy } = useFavourite(favourite);
  return (
    <IconButton
      icon="heart"
      className={styles['heart']}
      label={t('wishlist.favourite', { name })}
      aria-pressed={isFavourite}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : toggle}
    />
  );
}
