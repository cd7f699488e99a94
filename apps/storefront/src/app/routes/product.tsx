import { useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadProduct, type ProductContents } from '../../features/catalog/product/load-product.ts';
import { ProductPage } from '../../features/catalog/product/product-page.tsx';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';

const ProductDetail = lateView(async () => (await import('../overlays/product-detail.tsx')).ProductDetail);
const Reviews = lateView(async () => (await import('../../features/reviews/list/reviews.tsx')).Reviews);
const RelatedItems = lateView(async () => (await import('../overlays/related-items.tsx')).RelatedItems);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProductContents>> {
  const everywhere = serverApi(args, { everyModule: true });
  return pack(await loadProduct(serverApi(args), everywhere, args.params['id'] ?? ''));
}

/** Dialogs change the address, not the item. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['id'] !== nextParams['id'];

/** `/product/{slug or id}`. */
export default function ProductRoute({ loaderData }: { readonly loaderData: Packed<ProductContents> }) {
  const contents = unpack(loaderData);
  const { item, reviews, related, nowMs } = contents;
  const reviewed = useMemo(() => ({ item: item.slug }), [item.slug]);
  return (
    <ProductPage
      key={item.id}
      contents={contents}
      detail={<ProductDetail item={item} nowMs={nowMs} />}
      reviews={<Reviews of={reviewed} first={reviews} />}
      related={<RelatedItems items={related} />}
    />
  );
}
