import { Heart } from '../../features/wishlist/index.ts';
import { IconButton } from '../../ui/button/button.tsx';
import type { HeartProps } from '../../features/wishlist/heart-view.tsx';
import { useFirstSign } from './first-sign.ts';

/** A page's heart, whose code waits until somebody is there to press it. */
export function LateHeart(props: HeartProps) {
  const present = useFirstSign();
  if (!present) return <IconButton icon="heart" label={props.name} disabled />;
  return <Heart {...props} />;
}
