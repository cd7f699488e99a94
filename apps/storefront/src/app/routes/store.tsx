import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { loadStore, type StoreContents } from '../../features/catalog/store/load-store.ts';
import { StorePage } from '../../features/catalog/store/store-page.tsx';
import { StoreReviewsButton } from '../../features/reviews/list/store-reviews-button.tsx';
import { detailApi } from '../../lib/api/detail-api.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { LateHeart } from '../overlays/late-heart.tsx';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<StoreContents>> {
  return pack(await loadStore(detailApi(args), args.params['id'] ?? ''));
}

/** Dialogs and the veg switch change the address, not the store. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams['id'] !== nextParams['id'];

export default function Store({ loaderData }: { readonly loaderData: Packed<StoreContents> }) {
  const contents = unpack(loaderData);
  const { id, slug, name, avg_rating: average, rating_count: count } = contents.store;
  return (
    <WithCardActions key={id}>
      <StorePage
        contents={contents}
        heart={<LateHeart favourite={{ store_id: id }} name={name} />}
        reviews={<StoreReviewsButton slug={slug} average={average} count={count} />}
      />
    </WithCardActions>
  );
}
