/** Pages: a market's own texts, such as terms and policies. */

/** The pages that an operator writes (accounts.md, section 2). */
export const pageSlugs = [
  'terms-and-conditions',
  'privacy-policy',
  'refund-policy',
  'cancellation-policy',
  'shipping-policy',
  'about-us',
] as const;

/** One of {@link pageSlugs}. */
export type PageSlug = (typeof pageSlugs)[number];

/** Maximum length of a page's title, in characters. */
export const PAGE_TITLE_LIMIT = 120;

/** Maximum length of a page's text in one language, in characters. */
export const PAGE_TEXT_LIMIT = 20_000;

/** The source of a page: its title, and its text in Markdown. */
export type PageText = { readonly title: string; readonly text: string };

/** Parses a page from a file: `# Title` in the first line, the text below. Undefined in another format, or if too long. */
export function readPageFile(file: string): PageText | undefined {
  const [heading = '', ...rest] = file.replaceAll('\r\n', '\n').split('\n');
  const title = /^# (.+)$/.exec(heading.replace(/^\uFEFF/, ''))?.[1]?.trim() ?? '';
  const text = rest.join('\n').trim();
  const isGood =
    title !== '' && text !== '' && title.length <= PAGE_TITLE_LIMIT && text.length <= PAGE_TEXT_LIMIT;
  return isGood ? { title, text } : undefined;
}
