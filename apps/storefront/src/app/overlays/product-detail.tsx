import { useAddToCart, useCart } from '../../features/cart/index.ts';
import type { ItemView } from '../../features/catalog/index.ts';
import { usePageZoom } from '../../features/catalog/item/gallery/use-zoom.ts';
import { ShopDetail } from '../../features/catalog/item/shop/shop-detail.tsx';
import { Heart } from '../../features/wishlist/index.ts';
import { Queries } from '../../lib/api/queries.tsx';
import { useItemCart } from './use-item-cart.ts';

interface ProductDetailProps {
  readonly item: ItemView;
  readonly nowMs: number;
}

// The page stays as it is: the button has turned to an update, and a toast says so.
const stay = () => undefined;

function DetailWithCart({ item, nowMs }: ProductDetailProps) {
  const addToCart = useAddToCart();
  const cart = useItemCart(useCart(), addToCart);
  const zoom = usePageZoom();
  return (
    <>
      <ShopDetail
        item={item}
        cart={cart}
        editedId={null}
        nowMs={nowMs}
        heart={<Heart favourite={{ item_id: item.id }} name={item.name} />}
        onSaved={stay}
        zoom={zoom}
        modalmanage="false"
      />
      {addToCart.question}
    </>
  );
}

/** An item's page and the cart, put together. */
export function ProductDetail(props: ProductDetailProps) {
  return (
    <Queries>
      <DetailWithCart {...props} />
    </Queries>
  );
}
