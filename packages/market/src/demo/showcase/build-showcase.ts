import type { PlannedPicture } from '../../pictures/index.ts';
import type { BannerRow, CampaignRow, MarketPlan } from '../../plan/index.ts';
import { HUES, stableId, type StoreRow } from '../../stores/index.ts';
import { dailySales } from './daily-sales.ts';
import { sampleReviews } from './sample-reviews.ts';
import { sampleVehicleReviews } from './sample-vehicle-reviews.ts';
import { shopCampaigns } from './shop-campaigns.ts';
import { type CampaignDraft, campaignDrafts } from './showcase-texts.ts';

// A campaign of two stores is not worth a heading.
const FEWEST_STORES = 3;

const drafts: readonly CampaignDraft[] = [...campaignDrafts, ...shopCampaigns];

const pictureOf = ({ key }: CampaignDraft): string => `campaign-${key}.webp`;

function campaignRow(draft: CampaignDraft, stores: readonly StoreRow[]): CampaignRow | undefined {
  const { key, moduleType, takesPart, days, fromMinute, untilMinute, title, description } = draft;
  const taking = stores.filter((store) => store.moduleType === moduleType && takesPart(store));
  if (taking.length < FEWEST_STORES) return undefined;
  return {
    id: stableId(`campaign/${key}`),
    moduleType,
    slug: key,
    title,
    description,
    picture: pictureOf(draft),
    days,
    fromMinute,
    untilMinute,
    storeIds: taking.map(({ id }) => id),
  };
}

/** A banner for a campaign, after those of the module's own. */
function bannerRow({ id, moduleType, slug, title, picture }: CampaignRow, position: number): BannerRow {
  const target = { type: 'campaign', id } as const;
  return {
    id: stableId(`banner/campaign/${slug}`),
    moduleType,
    title,
    picture,
    zoneSlugs: [],
    target,
    position,
  };
}

function picture({ moduleType, objects, variant, ...draft }: CampaignDraft): PlannedPicture {
  const name = pictureOf({ ...draft, moduleType, objects, variant });
  return { name, kind: 'banner', hue: HUES[moduleType], variant, objects };
}

/** The market with the demo's promotions: campaigns with banners, daily flash sales and sample reviews. */
export function withShowcase(plan: MarketPlan): MarketPlan {
  const campaigns = drafts.flatMap((draft) => campaignRow(draft, plan.stores) ?? []);
  const used = drafts.filter(({ key }) => campaigns.some(({ slug }) => slug === key));
  const banners = campaigns.map((row, place) => bannerRow(row, plan.banners.length + place));
  return {
    ...plan,
    banners: [...plan.banners, ...banners],
    showcase: {
      campaigns,
      flashSales: dailySales(plan),
      reviews: sampleReviews(plan),
      vehicleReviews: sampleVehicleReviews(plan),
    },
    pictures: [...plan.pictures, ...used.map(picture)],
  };
}
