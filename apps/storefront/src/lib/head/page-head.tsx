import { useLocation } from 'react-router';
import { useMarket } from '../session/market.ts';
import { pageAddress } from './page-address.ts';
import { SharedAs } from './shared-as.tsx';

interface PageHeadProps {
  /** What the page is about, without the market's name; the market's own pages go without one. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Path with what of the query makes it a page of its own; the page's path where it says nothing. */
  readonly path?: string;
  /** A picture's full address. */
  readonly image?: string | null | undefined;
  /** What the server draws the picture for sharing of, 1200 × 630 (`paths.preview`); it goes before `image`. */
  readonly preview?: string | undefined;
  /** The page's contents as a JSON Feed. */
  readonly feed?: string | undefined;
  /** For schema.org, made by lib/structured-data; it is written by the server alone. */
  readonly structured?: string | undefined;
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

/** What a public page says of itself to search engines and to whoever it is shared with. */
export function PageHead({ title, description, path, image, preview, feed, structured }: PageHeadProps) {
  const { origin, config } = useMarket();
  const { pathname, search } = useLocation();
  const { canonical, alternates } = pageAddress(origin, path ?? pathname, search);
  const about = shortened(description);
  return (
    <>
      <title>{title ? `${title} · ${config.business_name}` : config.business_name}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={canonical} />
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {import.meta.env.SSR && <SharedAs {...{ title, about, address: canonical, image, preview, feed }} />}
      {structured !== undefined && (
        // A data block: the content policy of scripts does not concern it. The browser leaves what the server wrote.
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without the sign that could end the element.
          dangerouslySetInnerHTML={{ __html: structured }}
        />
      )}
    </>
  );
}
