import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadProvider, type ProviderContents } from '../../features/rental/providers/load-providers.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';
import { rentalStyles } from '../overlays/rental-styles.ts';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const Page = lateView<{ readonly contents: ProviderContents }>(
  async () => (await import('../overlays/rental-pages.tsx')).ProviderView,
  rentalStyles,
);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProviderContents>> {
  const api = await rentalApi(args);
  return pack(await loadProvider(api, args.params['id'] ?? '', args.url.searchParams));
}

/** `/rental/provider-details/{id or slug}` (RENT-13). */
export default function ProviderRoute({ loaderData }: { readonly loaderData: Packed<ProviderContents> }) {
  return <Page contents={unpack(loaderData)} />;
}
