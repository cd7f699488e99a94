import type { LoaderFunctionArgs } from 'react-router';
import { CampaignsPage } from '../../features/catalog/campaigns/campaign-pages.tsx';
import { type CampaignView, loadCampaigns } from '../../features/catalog/campaigns/load-campaigns.ts';
import { pack, type Packed, unpack } from '../../lib/api/packed.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { serverApi } from '../../lib/api/server-client.ts';
import { PickZone } from '../shell/pick-zone.tsx';
import { WithCardActions } from '../overlays/card-actions.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';
export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

/** /campaigns (NAV-15). */
export async function loader(args: LoaderFunctionArgs): Promise<Packed<CampaignView[]>> {
  return pack(await loadCampaigns(serverApi(args)));
}

export default function Campaigns({ loaderData }: { readonly loaderData: Packed<CampaignView[]> }) {
  if (useVisit().zoneIds.length === 0) return <PickZone />;
  return (
    <WithCardActions>
      <CampaignsPage campaigns={unpack(loaderData)} />
    </WithCardActions>
  );
}
