import type { Reply } from '@promenade/contract/calls';
import type { ServerApi } from '../../../lib/api/server-client.ts';
import { loadStoreListing, type StoreListing } from '../lists/load-list.ts';

export type CampaignView = Reply<'catalog.campaigns'>[number];

/** A campaign with its stores. */
export interface CampaignContents {
  readonly campaign: CampaignView;
  readonly listing: StoreListing;
}

/** The running campaigns of the module (NAV-15). */
export const loadCampaigns = ({ load }: ServerApi): Promise<CampaignView[]> => load('catalog.campaigns');

/** A campaign by id or slug; one that is not running is a 404 page. */
export async function loadCampaign(
  api: ServerApi,
  id: string,
  search: URLSearchParams,
): Promise<CampaignContents> {
  const { listing, first } = await loadStoreListing(api, search, (query) =>
    api.load('catalog.campaign', { params: { id }, query }),
  );
  if (!first) throw new Error('A list has at least one page');
  return { campaign: first.campaign, listing };
}
