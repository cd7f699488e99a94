import { useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadProduct, type ProductContents } from '../../features/catalog/product/load-product.ts';
import { ProductPage } from '../../features/catalog/product/product-page.tsx';
import { detailApi } from '../../lib/api/detail-api.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';
import { productStyles } from '../overlays/product-styles.ts';

export { RouteError as ErrorBoundary } from '../error-page.tsx';

const ProductDetail = lateView(
  async () => (await import('../overlays/product-detail.tsx')).ProductDetail,
  productStyles,
);
const Reviews = lateView(
  async () => (await import('../../features/reviews/list/reviews.tsx')).Reviews,
  productStyles,
);
const RelatedItems = lateView(
  async () => (await import('../overlays/related-items.tsx')).RelatedItems,
  productStyles,
);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProductContents>> {
  return pack(await loadProduct(detailApi(args), args.params['id'] ?? ''));
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
