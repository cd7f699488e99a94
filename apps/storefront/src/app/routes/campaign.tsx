import type { LoaderFunctionArgs } from 'react-router';
import { CampaignPage } from '../../features/catalog/campaigns/campaign-pages.tsx';
import { type CampaignContents, loadCampaign } from '../../features/catalog/campaigns/load-campaigns.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

/** /campaigns/{slug or id}. */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<CampaignContents>> {
  const id = args.params['id'] ?? '';
  const api = serverApi(args);
  const { searchParams } = args.url;
  return pack(await loadCampaign(api, id, searchParams));
}

export default function Campaign({ loaderData }: { readonly loaderData: Packed<CampaignContents> }) {
  return (
    <WithCardActions>
      <CampaignPage contents={unpack(loaderData)} />
    </WithCardActions>
  );
}
