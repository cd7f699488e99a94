import type { LoaderFunctionArgs } from 'react-router';
import { LandingPage } from '../../features/location/landing/landing-page.tsx';
import { serverApi } from '../../lib/api/server-client.ts';
import { PageHead } from '../../lib/head/page-head.tsx';
import { useMarket } from '../../lib/session/market.ts';
import { marketThings } from '../../lib/structured-data/market-thing.ts';
import { structuredText } from '../../lib/structured-data/thing.ts';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

/** The market's own texts, its zones, and stores and dishes for their pictures. */
export async function loader(args: LoaderFunctionArgs) {
  const { load } = serverApi(args);
  const [landing, { stores }, { items }] = await Promise.all([
    load('settings.landing'),
    load('catalog.popularStores', { query: { limit: 1 } }),
    load('catalog.popularItems', { query: { limit: 12 } }),
  ]);
  return { landing, stores, items };
}

export default function Landing({ loaderData }: { readonly loaderData: Awaited<ReturnType<typeof loader>> }) {
  const market = useMarket();
  const { landing } = loaderData;
  return (
    <>
      <PageHead
        preview={['market', 'market']}
        description={landing.fixed_header_sub_title || landing.fixed_footer_description}
        structured={import.meta.env.SSR ? structuredText(marketThings(market)) : ''}
      />
      <LandingPage {...loaderData} />
    </>
  );
}
