/** A thing as schema.org describes it. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: unknown;
}

/** What identifies the things of a market. */
export interface Naming {
  /** `https://market.example`. */
  readonly origin: string;
  readonly currency: string;
}

/** An address in the market. */
export const addressOf = ({ origin }: Naming, path: string): string => `${origin}${path}`;

/** A thing without its unknown properties. */
export function known(thing: Thing): Thing {
  const parts = Object.entries(thing).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(parts) as unknown as Thing;
}

/** The text of a data block. A `<` in it could end the element. */
export function structuredText(things: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
}

/** The average rating; undefined without reviews. */
export function ratingThing(average: number, count: number): Thing | undefined {
  if (count === 0) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: average,
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  };
}

/** An item of a breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The breadcrumb of a page, its own name last. */
export function breadcrumbs(naming: Naming, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(naming, path),
    })),
  };
}
