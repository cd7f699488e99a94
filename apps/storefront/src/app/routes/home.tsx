import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { type HomeContents, loadHome } from '../../features/catalog/home/load-home.ts';
import { loadParcelHome, type ParcelHomeContents } from '../../features/parcel/home/load-parcel-home.ts';
import { loadRentalHome, type RentalHomeContents } from '../../features/rental/home/load-rental-home.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { lazyView } from '../../ui/lazy/on-demand.tsx';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

// Other modules' homes load their own code.
const RentalHome = lazyView<{ readonly contents: RentalHomeContents }>(async () =>
  (await import('../overlays/rental-home-code.ts')).rentalHome(),
);
const ParcelHome = lazyView<{ readonly contents: ParcelHomeContents }>(
  async () => (await import('../../features/parcel/home/parcel-home.tsx')).ParcelHome,
);

type Contents = HomeContents | ParcelHomeContents | RentalHomeContents;

export async function loader(args: LoaderFunctionArgs): Promise<Packed<Contents>> {
  const api = serverApi(args);
  const { searchParams } = args.url;
  const other = (await loadParcelHome(api)) ?? (await loadRentalHome(api, searchParams));
  return pack<Contents>(other ?? (await loadHome(api, searchParams)));
}

function Shown({ contents }: { readonly contents: Contents }) {
  if (contents.kind === 'parcels') return <ParcelHome contents={contents} />;
  return contents.kind === 'rental' ? <RentalHome contents={contents} /> : <HomePage contents={contents} />;
}

export default function Home({ loaderData }: { readonly loaderData: Packed<Contents> }) {
  return (
    <WithCardActions>
      <Suspense>
        <Shown contents={unpack(loaderData)} />
      </Suspense>
    </WithCardActions>
  );
}
