import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSlug, pageSlugs, readPageFile } from '@promenade/domain/pages';
import type { PageRow } from '../plan/index.ts';
import type { LeftOut } from './own-request.ts';

const languages = ['en', 'ar', 'nl', 'fr'] as const satisfies readonly PageRow['language'][];

const slugOf = (name: string): PageSlug | undefined => pageSlugs.find((slug) => `${slug}.md` === name);

function readOne(folder: string, language: PageRow['language'], name: string): PageRow | LeftOut {
  const file = `pages/${language}/${name}`;
  const slug = slugOf(name);
  if (!slug) return { file, reason: `A page is one of ${pageSlugs.join(', ')}, with .md at its end.` };
  const page = readPageFile(readFileSync(join(folder, language, name), 'utf8'));
  return page
    ? { slug, language, ...page }
    : { file, reason: 'Its first line is `# Title`, at most 120 characters, with at most 20,000 below.' };
}

/** The pages that a catalogue folder brings, `pages/LANGUAGE/SLUG.md`; what is no page is left out and named. */
export function readPages(catalogueFolder: string): { pages: PageRow[]; leftOut: LeftOut[] } {
  const folder = join(catalogueFolder, 'pages');
  const read = languages
    .filter((language) => existsSync(join(folder, language)))
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .sort()
        .map((name) => readOne(folder, language, name)),
    );
  return {
    pages: read.filter((one): one is PageRow => 'slug' in one),
    leftOut: read.filter((one): one is LeftOut => 'reason' in one),
  };
}
