import { Heart, type HeartProps } from '../../features/wishlist/index.ts';
import { useFirstInteraction } from './first-interaction.ts';

/** A page's heart, whose code waits until somebody is there, or presses it. */
export function LateHeart(props: HeartProps) {
  const present = useFirstInteraction();
  return <Heart {...props} wanted={present} />;
}
