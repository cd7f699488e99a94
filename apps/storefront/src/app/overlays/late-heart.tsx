import { Heart, type HeartProps } from '../../features/wishlist/index.ts';
import { useFirstInteraction } from './first-interaction.ts';

/** The favourite button of a page, whose code is loaded on the first interaction, or when it is pressed. */
export function LateHeart(props: HeartProps) {
  const present = useFirstInteraction();
  return <Heart {...props} wanted={present} />;
}
