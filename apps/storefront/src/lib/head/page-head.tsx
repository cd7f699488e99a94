import { useLocation } from 'react-router';
import { useMarket } from '../session/market.ts';
import { canonicalOf } from './page-address.ts';
import { type Preview, SharedAs } from './shared-as.tsx';

interface PageHeadProps {
  /** The page's title, without the market's name; the market's own pages have none. */
  readonly title?: string | undefined;
  readonly description: string;
  /** Path with the part of the query that makes it a page of its own; by default the page's path. */
  readonly path?: string;
  /** The full address of a picture. */
  readonly image?: string | null | undefined;
  /** The kind of sharing picture that the server draws; it takes precedence over `image`. */
  readonly preview?: Preview;
  /** The slug of the store whose menu the page shows: it is a feed too (docs/menu-feed.md). */
  readonly menuOf?: string;
  /** For schema.org, made by lib/structured-data; rendered by the server only. */
  readonly structured?: string | undefined;
}

/**
 * The head of a public page for search engines and link previews. A browser that navigates needs the title and the
 * canonical address; only the server renders the rest.
 */
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
        // A data block, which the content security policy for scripts does not apply to. The browser keeps the
        // server's HTML.
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
