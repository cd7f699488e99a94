import type { LoaderFunctionArgs } from 'react-router';
import { LandingPage } from '../../features/location/landing/landing-page.tsx';
import { serverApi } from '../../lib/api/server-client.ts';
import { useMarket } from '../../lib/session/market.ts';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

/** Stores of the whole market, for their pictures. */
export async function loader(args: LoaderFunctionArgs) {
  const { stores } = await serverApi(args).load('catalog.popularStores', { query: { limit: 4 } });
  return { stores };
}

export default function Landing({ loaderData }: { readonly loaderData: Awaited<ReturnType<typeof loader>> }) {
  const { config } = useMarket();
  return (
    <>
      <title>{config.business_name}</title>
      <LandingPage stores={loaderData.stores} />
    </>
  );
}
