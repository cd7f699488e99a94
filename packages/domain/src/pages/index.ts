/** Pages: the texts that a market answers for. */

/** Every page whose text an operator writes (accounts.md, section 2). */
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

/** The longest title of a page, in characters. */
export const PAGE_TITLE_LIMIT = 120;

/** The longest text of a page in one language, in characters. */
export const PAGE_TEXT_LIMIT = 20_000;

/** What is written of a page: its title, and Markdown. */
export type PageText = { readonly title: string; readonly text: string };

/** A page as a file has it: `# Title` in the first line, the text below. Absent where it is not so, or too long. */
export function readPageFile(file: string): PageText | undefined {
  const [heading = '', ...rest] = file.replaceAll('\r\n', '\n').split('\n');
  const title = /^# (.+)$/.exec(heading.replace(/^\uFEFF/, ''))?.[1]?.trim() ?? '';
  const text = rest.join('\n').trim();
  const isGood =
    title !== '' && text !== '' && title.length <= PAGE_TITLE_LIMIT && text.length <= PAGE_TEXT_LIMIT;
  return isGood ? { title, text } : undefined;
}
