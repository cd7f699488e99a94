import { useTranslation } from '../i18n/use-translation.ts';
import { useMarket } from '../session/market.ts';
import { alternatesOf, inLanguage } from './page-address.ts';

/** The subject of a sharing picture drawn by the server, 1200 × 630 (decision 32): its kind and slug. */
export type Preview = readonly [kind: 'market' | 'store' | 'item' | 'vehicle', slug: string];

/** The link preview of a page. */
export interface Shared {
  readonly title: string | undefined;
  readonly description: string;
  /** Path with the part of the query that makes it a page of its own. */
  readonly address: string;
  readonly canonical: string;
  /** The full address of a picture. */
  readonly image: string | null | undefined;
  readonly preview: Preview | undefined;
  readonly menuOf: string | undefined;
}

const descriptionCharacters = 160;

function shortened(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  if (characters.length <= descriptionCharacters) return characters.join('');
  return `${characters
    .slice(0, descriptionCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Description, alternate languages, Open Graph, Twitter card and the link to a feed: their readers fetch the page, so
 * only the server renders them.
 */
export function SharedAs({ title, description, address, canonical, image, preview, menuOf }: Shared) {
  const { origin, config } = useMarket();
  const { language } = useTranslation();
  const about = shortened(description);
  const drawn = preview && `${origin}/og/${preview[0]}/${encodeURIComponent(preview[1])}.jpg`;
  const feed = menuOf && `/store/${encodeURIComponent(menuOf)}/menu.json`;
  const said = {
    'og:site_name': config.business_name,
    'og:title': title ?? config.business_name,
    'og:description': about,
    'og:url': canonical,
    'og:image': drawn ? inLanguage(drawn, language) : image || config.logo_full_url,
    ...(preview && { 'og:image:width': '1200', 'og:image:height': '630' }),
    'og:type': 'website',
  };
  return (
    <>
      <meta name="description" content={about} />
      {alternatesOf(origin, address).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {Object.entries(said).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content={preview ? 'summary_large_image' : 'summary'} />
      {feed && <link rel="alternate" type="application/feed+json" href={inLanguage(feed, language)} />}
    </>
  );
}
