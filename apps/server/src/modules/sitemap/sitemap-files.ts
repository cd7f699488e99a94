import { type MarketPart, privatePaths } from './page-paths.ts';

/** An entry of the sitemap. */
export interface SitemapAddress {
  readonly address: string;
  readonly changedAt: Date | null;
}

/** The file of the fixed pages; each part is a file in the market's root. */
export const standingFile = 'pages-1.xml.gz';
export const fileOf = ({ kind, part }: MarketPart): string => `${kind}-${part}.xml.gz`;

// Only these two need escaping in XML: all other special characters are percent-encoded in an address (RFC 3986).
const escaped = (address: string): string => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlLine({ address, changedAt }: SitemapAddress): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escaped(address)}</loc>${changed}</url>`;
}

/** One part (sitemaps.org). */
export const partText = (addresses: readonly SitemapAddress[]): string =>
  `${head}<urlset ${space}>\n${addresses.map(urlLine).join('\n')}\n</urlset>\n`;

/** The list of all parts. */
export const indexText = (addresses: readonly string[]): string =>
  `${head}<sitemapindex ${space}>\n${addresses
    .map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`)
    .join('\n')}\n</sitemapindex>\n`;

/** RFC 9309. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
