import type { LoaderFunctionArgs } from 'react-router';
import { OpeningHours } from '../../features/catalog/store/opening-hours.tsx';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadProvider, type ProviderContents } from '../../features/rental/providers/load-providers.ts';
import { ProviderPage } from '../../features/rental/providers/provider-page.tsx';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { WithRental } from '../overlays/with-rental.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProviderContents>> {
  const api = await rentalApi(args);
  return pack(await loadProvider(api, args.params['id'] ?? '', args.url.searchParams));
}

/** `/rental/provider-details/{id or slug}` (RENT-13). */
export default function ProviderRoute({ loaderData }: { readonly loaderData: Packed<ProviderContents> }) {
  const contents = unpack(loaderData);
  const { provider, trip, nowMs } = contents;
  return (
    <WithRental trip={trip}>
      <ProviderPage
        key={provider.id}
        contents={contents}
        hours={<OpeningHours store={provider} nowMs={nowMs} />}
      />
    </WithRental>
  );
}
