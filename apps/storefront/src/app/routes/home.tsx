import type { LoaderFunctionArgs } from 'react-router';
import { HomePage } from '../../features/catalog/home/home-page.tsx';
import { type HomeContents, loadHome } from '../../features/catalog/home/load-home.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

export function loader(args: LoaderFunctionArgs): Promise<HomeContents> {
  return loadHome(serverApi(args), new URL(args.request.url).searchParams);
}

export default function Home({ loaderData }: { readonly loaderData: HomeContents }) {
  return (
    <WithCardActions>
      <HomePage contents={loaderData} />
    </WithCardActions>
  );
}
