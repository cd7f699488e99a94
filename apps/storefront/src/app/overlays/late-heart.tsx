import { Heart } from '../../features/wishlist/index.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { useFirstSign } from './first-sign.ts';

/** A store's heart, whose code waits until somebody is there to press it. */
export function LateHeart({ storeId, name }: { readonly storeId: string; readonly name: string }) {
  const present = useFirstSign();
  if (!present) return <IconButton icon="heart" label={name} disabled />;
  return <Heart favourite={{ store_id: storeId }} name={name} />;
}
