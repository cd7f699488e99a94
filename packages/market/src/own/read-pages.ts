import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSlug, pageSlugs, readPageFile } from '@promenade/domain/pages';
import type { PageRow } from '../plan/index.ts';
import type { LeftOut } from './own-request.ts';
import { readUtf8 } from './utf8-text.ts';

const languages = ['en', 'ar', 'nl', 'fr'] as const satisfies readonly PageRow['language'][];

const slugOf = (name: string): PageSlug | undefined => pageSlugs.find((slug) => `${slug}.md` === name);

function readOne(folder: string, language: PageRow['language'], name: string): PageRow | LeftOut {
  const file = `pages/${language}/${name}`;
  const slug = slugOf(name);
  if (!slug) return { file, reason: `A page is one of ${pageSlugs.join(', ')}, with .md at its end.` };
  const read = readUtf8(join(folder, language, name));
  if ('reason' in read) return { file, reason: `It ${read.reason}` };
  const page = readPageFile(read.text);
  return page
    ? { slug, language, ...page }
    : { file, reason: 'Its first line is `# Title`, at most 120 characters, with at most 20,000 below.' };
}

// Files created by a desktop, such as .DS_Store, are not pages.
const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort();

function readLanguage(folder: string, name: string): (PageRow | LeftOut)[] {
  const language = languages.find((one) => one === name);
  if (!language || !statSync(join(folder, name)).isDirectory())
    return [
      { file: `pages/${name}`, reason: `Pages stand in a folder for each of ${languages.join(', ')}.` },
    ];
  return namesIn(join(folder, language)).map((page) => readOne(folder, language, page));
}

/** The pages in a catalogue folder, `pages/LANGUAGE/SLUG.md`; other files are left out and reported. */
export function readPages(catalogueFolder: string): { pages: PageRow[]; leftOut: LeftOut[] } {
  const folder = join(catalogueFolder, 'pages');
  const read = existsSync(folder) ? namesIn(folder).flatMap((name) => readLanguage(folder, name)) : [];
  return {
    pages: read.filter((one): one is PageRow => 'slug' in one),
    leftOut: read.filter((one): one is LeftOut => 'reason' in one),
  };
}
