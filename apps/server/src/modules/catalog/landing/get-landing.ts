import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { getMarket, type MarketSettings } from '../../settings/index.ts';
import { getZones, type MarketZone, placeInZone, zoneName } from '../../zones/index.ts';
import { countZoneOffers, type ZoneOffer } from './landing.repo.ts';

type Landing = Reply<'settings.landing'>;

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

function viewTexts(settings: MarketSettings, language: Ctx['language']) {
  const { playstoreUrl, appleStoreUrl } = settings.appLinks;
  return {
    fixed_header_title: settings.headline[language],
    fixed_header_sub_title: settings.subHeadline[language],
    fixed_footer_description: settings.footerDescription[language],
    fixed_newsletter_title: settings.newsletterTitle[language],
    fixed_newsletter_sub_title: settings.newsletterSubTitle[language],
    download_user_app_links: {
      playstore_url: playstoreUrl,
      playstore_url_status: flag(playstoreUrl !== ''),
      apple_store_url: appleStoreUrl,
      apple_store_url_status: flag(appleStoreUrl !== ''),
    },
  };
}

function viewZone(ctx: Ctx, zone: MarketZone, offers: readonly ZoneOffer[]): Landing['zones'][number] {
  const offer = offers.find((one) => one.zone_id === zone.id);
  return {
    id: zone.id,
    name: zoneName(ctx, zone),
    store_count: offer?.stores ?? 0,
    ...placeInZone(zone),
  };
}

/** GET /landing-page: the market's texts, its zones and how much is sold in them. */
export async function getLanding(ctx: Ctx): Promise<Landing> {
  const [{ settings }, { zones }] = [await getMarket(ctx), await getZones(ctx)];
  const active = zones.filter((zone) => zone.active);
  const offers = (await countZoneOffers(ctx.db)).filter((offer) =>
    active.some((zone) => zone.id === offer.zone_id),
  );
  return {
    ...viewTexts(settings, ctx.language),
    zones: active.map((zone) => viewZone(ctx, zone, offers)),
    store_count: offers.reduce((sum, offer) => sum + offer.stores, 0),
    item_count: offers.reduce((sum, offer) => sum + offer.items, 0),
  };
}
