import { useLocation } from 'react-router';
import { useMarket } from '../session/market.ts';
import { canonicalOf } from './page-address.ts';
import { type Preview, SharedAs } from './shared-as.tsx';

interface PageHeadProps {
  /** What the page is about, without the market's name; the market's own pages go without one. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Path with what of the query makes it a page of its own; the page's path where it says nothing. */
  readonly path?: string;
  /** A picture's full address. */
  readonly image?: string | null | undefined;
  /** What the server draws a picture for sharing of; it goes before `image`. */
  readonly preview?: Preview;
  /** The slug of the store whose menu the page shows: it is a feed too (docs/menu-feed.md). */
  readonly menuOf?: string;
  /** For schema.org, made by lib/structured-data; it is written by the server alone. */
  readonly structured?: string | undefined;
}

/** What a public page says of itself to search engines and to whoever it is shared with. A browser that moves on needs the title and the address to share; the rest is the server's alone. */
export function PageHead({ title, description, path, image, preview, menuOf, structured }: PageHeadProps) {
  const { origin, config } = useMarket();
  const { pathname, search } = useLocation();
  const address = path ?? pathname;
  const canonical = canonicalOf(origin, address, search);
  return (
    <>
      <title>{title ? `${title} · ${config.business_name}` : config.business_name}</title>
      <link rel="canonical" href={canonical} />
      {import.meta.env.SSR && (
        <SharedAs {...{ title, description, address, canonical, image, preview, menuOf }} />
      )}
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
