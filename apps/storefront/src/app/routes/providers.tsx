import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadProviders, type ProvidersContents } from '../../features/rental/providers/load-providers.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { lateView } from '../../ui/lazy/late-view.tsx';
import { rentalStyles } from '../overlays/rental-styles.ts';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const Page = lateView<{ readonly contents: ProvidersContents }>(
  async () => (await import('../overlays/rental-pages.tsx')).ProvidersView,
  rentalStyles,
);

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProvidersContents>> {
  return pack(await loadProviders(await rentalApi(args), args.url.searchParams));
}

/** `/rental/provider-details`: all rental providers (RENT-13). */
export default function ProvidersRoute({ loaderData }: { readonly loaderData: Packed<ProvidersContents> }) {
  return <Page contents={unpack(loaderData)} />;
}
