import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddToCart, useCart } from '../../features/cart/index.ts';
import type { ItemView } from '../../features/catalog/index.ts';
import { usePageZoom } from '../../features/catalog/item/gallery/use-zoom.ts';
import { itemQuery } from '../../features/catalog/item/item-query.ts';
import { ShopDetail } from '../../features/catalog/item/shop/shop-detail.tsx';
import { useSaleEnd } from '../../features/catalog/item/use-sale-end.ts';
import { Heart } from '../../features/wishlist/index.ts';
import { Queries } from '../../lib/api/queries.tsx';
import { useItemCart } from './use-item-cart.ts';

interface ProductDetailProps {
  readonly item: ItemView;
  readonly nowMs: number;
}

// The page stays: its button has changed to an update, and a toast says so.
const stay = () => undefined;

/** The item as its page was rendered, and after its flash sale as it is then. */
function useItem(drawn: ItemView): ItemView {
  const queryClient = useQueryClient();
  const [newer, setNewer] = useState({ drawn, item: drawn });
  const item = newer.drawn === drawn ? newer.item : drawn;
  useSaleEnd(item.flash_sale_ends_at, async () => {
    const read = await queryClient.fetchQuery({ ...itemQuery(item.id), staleTime: 0 }).catch(() => null);
    if (read) setNewer({ drawn, item: read });
  });
  return item;
}

function DetailWithCart({ item: drawn, nowMs }: ProductDetailProps) {
  const item = useItem(drawn);
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
