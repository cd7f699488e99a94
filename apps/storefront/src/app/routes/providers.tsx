import type { LoaderFunctionArgs } from 'react-router';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { loadProviders, type ProvidersContents } from '../../features/rental/providers/load-providers.ts';
import { ProvidersPage } from '../../features/rental/providers/providers-page.tsx';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { WithRental } from '../overlays/with-rental.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<ProvidersContents>> {
  return pack(await loadProviders(await rentalApi(args), args.url.searchParams));
}

/** `/rental/provider-details`: all who let vehicles (RENT-13). */
export default function ProvidersRoute({ loaderData }: { readonly loaderData: Packed<ProvidersContents> }) {
  const contents = unpack(loaderData);
  return (
    <WithRental trip={contents.trip}>
      <ProvidersPage contents={contents} />
    </WithRental>
  );
}
