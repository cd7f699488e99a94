import { Heart, type HeartProps } from '../../features/wishlist/index.ts';
import { useFirstSign } from './first-sign.ts';

/** A page's heart, whose code waits until somebody is there, or presses it. */
export function LateHeart(props: HeartProps) {
  const present = useFirstSign();
  return <Heart {...props} wanted={present} />;
}
