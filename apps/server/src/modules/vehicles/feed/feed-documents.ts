import type { GbfsVersions } from 'gbfs-typescript-types/v3.0/gbfs_versions.d.ts';
import type { Manifest } from 'gbfs-typescript-types/v3.0/manifest.d.ts';
import type { SystemInformation } from 'gbfs-typescript-types/v3.0/system_information.d.ts';
import { languages } from '@promenade/contract/refusals';
import type { Ctx } from '../../../platform/context.ts';
import { vehicleAvailability } from './availability.ts';
import { type FeedSource, listFeedSlugs, readFeedSource, translated } from './feed-source.ts';
import { openingHoursText } from './opening-hours-text.ts';
import { pricingPlans } from './pricing-plans.ts';
import { providerUrl, stationInformation, stationStatus } from './station.ts';
import { vehicleTypes } from './vehicle-types.ts';

/** The GBFS versions served. `vehicle_availability` was added in 3.1-RC2. */
export const feedVersions = ['3.0', '3.1-RC2'] as const;
export type FeedVersion = (typeof feedVersions)[number];

/** How many seconds a document counts as fresh. */
export const FEED_TTL_SECONDS = 60;

const rootOf = (publicUrl: string): string => `${publicUrl}/gbfs`;
const folderOf = ({ publicUrl, provider }: FeedSource, version: FeedVersion): string =>
  `${rootOf(publicUrl)}/${provider.store_slug}/${version}`;

function systemInformation({ provider, scope, publicUrl, timeZone }: FeedSource): SystemInformation['data'] {
  const { settings } = scope;
  return {
    system_id: `${new URL(publicUrl).hostname}_${provider.store_slug}`,
    languages: [...languages],
    name: translated({ en: provider.store_name }),
    operator: translated({ en: settings.businessName }),
    opening_hours: openingHoursText(provider),
    url: providerUrl(publicUrl, provider.store_slug),
    // Falls back to the address that every site has (RFC 2142) if the market has no email address.
    feed_contact_email: settings.email || `webmaster@${new URL(publicUrl).hostname}`,
    manifest_url: `${rootOf(publicUrl)}/manifest.json`,
    timezone: timeZone as SystemInformation['data']['timezone'],
  };
}

// Each version lists only the versions it knows of.
function versionsOf(source: FeedSource, version: FeedVersion): GbfsVersions['data'] {
  const known = feedVersions.slice(0, feedVersions.indexOf(version) + 1);
  const listed = known.map((one) => ({ version: one, url: `${folderOf(source, one)}/gbfs.json` }));
  return { versions: listed as GbfsVersions['data']['versions'] };
}

const documents = {
  gbfs_versions: versionsOf,
  system_information: systemInformation,
  vehicle_types: vehicleTypes,
  station_information: stationInformation,
  station_status: stationStatus,
  system_pricing_plans: pricingPlans,
} satisfies Record<string, (source: FeedSource, version: FeedVersion) => object>;

const documentsOf = (
  version: FeedVersion,
): Readonly<Record<string, (source: FeedSource, of: FeedVersion) => object>> =>
  version === '3.0' ? documents : { ...documents, vehicle_availability: vehicleAvailability };

function listFeeds(source: FeedSource, version: FeedVersion) {
  const names = ['gbfs', ...Object.keys(documentsOf(version))];
  return { feeds: names.map((name) => ({ name, url: `${folderOf(source, version)}/${name}.json` })) };
}

const envelope = (nowMs: number, version: FeedVersion, data: object): string =>
  JSON.stringify({ last_updated: new Date(nowMs).toISOString(), ttl: FEED_TTL_SECONDS, version, data });

/** One document of a provider's feed as text; undefined if there is none. */
export async function writeFeedDocument(
  ctx: Ctx,
  { slug, version, name }: { slug: string; version: string; name: string },
): Promise<string | undefined> {
  const served = feedVersions.find((one) => one === version);
  if (!served) return undefined;
  const all = documentsOf(served);
  const write = name === 'gbfs' ? listFeeds : Object.hasOwn(all, name) ? all[name] : undefined;
  const source = write && (await readFeedSource(ctx, slug));
  return source && write ? envelope(source.scope.nowMs, served, write(source, served)) : undefined;
}

/** manifest.json: the feeds of all providers (GBFS 3.0). */
export async function writeManifest(ctx: Ctx): Promise<string> {
  const { hostname } = new URL(ctx.publicUrl);
  const data: Manifest['data'] = {
    datasets: (await listFeedSlugs(ctx)).map((slug) => ({
      system_id: `${hostname}_${slug}`,
      versions: [{ version: '3.0', url: `${rootOf(ctx.publicUrl)}/${slug}/3.0/gbfs.json` }],
    })),
  };
  return envelope(ctx.clock.now(), '3.0', data);
}
