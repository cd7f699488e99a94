import { Heart } from '../../features/wishlist/index.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import type { HeartProps } from '../../features/wishlist/heart-view.tsx';
import { useFirstSign } from './first-sign.ts';

/** A page's heart, whose code waits until somebody is there to press it. */
export function LateHeart(props: HeartProps) {
  const { t } = useTranslation();
  const present = useFirstSign();
  if (!present)
    return <IconButton icon="heart" label={t('wishlist.favourite', { name: props.name })} disabled />;
  return <Heart {...props} />;
}
