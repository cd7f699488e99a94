import { Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { type HomeContents, loadHome } from '../../features/catalog/home/load-home.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export async function loader(args: LoaderFunctionArgs): Promise<Packed<HomeContents>> {
  return pack(await loadHome(serverApi(args), args.url.searchParams));
}

export default function Home({ loaderData }: { readonly loaderData: Packed<HomeContents> }) {
  return (
    <WithCardActions>
      <Suspense>
        <HomePage contents={unpack(loaderData)} />
      </Suspense>
    </WithCardActions>
  );
}
