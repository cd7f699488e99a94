import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { type HomeContents, loadHome } from '../../features/catalog/home/load-home.ts';
import { loadParcelHome, type ParcelHomeContents } from '../../features/parcel/home/load-parcel-home.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { lazyView } from '../../ui/lazy/on-demand.tsx';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

// Another module's home brings its own code.
const ParcelHome = lazyView<{ readonly contents: ParcelHomeContents }>(
  async () => (await import('../../features/parcel/home/parcel-home.tsx')).ParcelHome,
);

type Contents = HomeContents | ParcelHomeContents;

export async function loader(args: LoaderFunctionArgs): Promise<Packed<Contents>> {
  const api = serverApi(args);
  const parcels = await loadParcelHome(api);
  return pack<Contents>(parcels ?? (await loadHome(api, args.url.searchParams)));
}

export default function Home({ loaderData }: { readonly loaderData: Packed<Contents> }) {
  const contents = unpack(loaderData);
  return (
    <WithCardActions>
      <Suspense>
        {contents.kind === 'parcels' ? <ParcelHome contents={contents} /> : <HomePage contents={contents} />}
      </Suspense>
    </WithCardActions>
  );
}
