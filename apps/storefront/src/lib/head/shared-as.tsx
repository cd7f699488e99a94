import { useTranslation } from '../i18n/use-translation.ts';
import { useMarket } from '../session/market.ts';
import { alternatesOf, inLanguage } from './page-address.ts';

/** What the server draws a picture for sharing of, 1200 × 630 (decision 32): its kind and slug. */
export type Preview = readonly [kind: 'market' | 'store' | 'item' | 'vehicle', slug: string];

/** What a page says where it is shared. */
export interface Shared {
  readonly title: string | undefined;
  readonly description: string;
  /** Path with what of the query makes it a page of its own. */
  readonly address: string;
  readonly canonical: string;
  /** A picture's full address. */
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

/** Description, languages, Open Graph's words, a card's and the way to a feed: whoever reads them fetches the page, so the server alone writes them. */
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
