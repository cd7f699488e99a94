import { readFileSync } from 'node:fs';
import { instantOf } from '@promenade/domain/hours';
import { type PageSlug, pageSlugs, type PageText, readPageFile } from '@promenade/domain/pages';
import { type Language, languages } from '@promenade/contract/refusals';
import type { MarketSettings } from '../settings/index.ts';

/** The day on which the texts below last changed, wherever the market is: update it with them. */
export const defaultTextsOn = '2026-11-28';

/** The instant at which that day began in the market. */
export const defaultTextsAt = ({ timeZone }: Pick<MarketSettings, 'timeZone'>): Date =>
  new Date(instantOf(defaultTextsOn, 0, timeZone));

function readDefault(language: Language, slug: PageSlug): PageText {
  const name = `texts/${language}/${slug}.md`;
  const page = readPageFile(readFileSync(new URL(name, import.meta.url), 'utf8'));
  if (!page) throw new Error(`${name} is no page`);
  return page;
}

const readAll = (language: Language): Readonly<Record<PageSlug, PageText>> =>
  Object.fromEntries(pageSlugs.map((slug) => [slug, readDefault(language, slug)])) as Record<
    PageSlug,
    PageText
  >;

const defaults = Object.fromEntries(languages.map((language) => [language, readAll(language)])) as Record<
  Language,
  Readonly<Record<PageSlug, PageText>>
>;

/** The built-in text, with its {placeholders} not filled in. */
export const defaultText = (language: Language, slug: PageSlug): PageText => defaults[language][slug];

/** Replaces `{business_name}` and the like with the market's own name and addresses. */
export function fillNames(text: string, settings: MarketSettings): string {
  const names: Readonly<Record<string, string>> = {
    business_name: settings.businessName,
    email: settings.email,
    phone: settings.phone,
    address: settings.address,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
}
