import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { firstTexts } from './first-texts.ts';
import { type AddedLanguages, readLanguageFiles } from './language-files.ts';
import { type Compiled, lengthen } from './pseudo-language.ts';

const source = join(import.meta.dirname, '../src');
const folder = join(source, 'lib/i18n/messages');
const languagesFolder = join(import.meta.dirname, '../../../languages');

/** A file of texts that a browser fetches. */
interface TextFile {
  readonly url: string;
  readonly json: string;
}

/** One language's compiled texts: those that pages start with, and those of code that is loaded later. */
export interface Catalogue {
  readonly first: TextFile;
  readonly later: TextFile;
}

type Texts = Readonly<Record<string, string>>;

/** `cart.en.json` { "title": … } becomes `cart.title` of English. */
function readTexts(language: string): Texts {
  const texts: Record<string, string> = {};
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith(`.${language}.json`)) continue;
    const namespace = file.slice(0, file.indexOf('.'));
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts;
    for (const [key, message] of Object.entries(messages)) texts[`${namespace}.${key}`] = message;
  }
  return texts;
}

const compile = (texts: Texts): Record<string, Compiled> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, message]) => [key, compileMessage(message) as Compiled]),
  );

function textFile(name: string, texts: Record<string, Compiled>): TextFile {
  const json = JSON.stringify(texts);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { url: `/assets/${name}-${hash}.json`, json };
}

function catalogueOf(
  language: string,
  compiled: Record<string, Compiled>,
  isFirst: (key: string) => boolean,
): Catalogue {
  const { first = [], later = [] } = Object.groupBy(Object.entries(compiled), ([key]) =>
    isFirst(key) ? 'first' : 'later',
  );
  return {
    first: textFile(`messages-${language}`, Object.fromEntries(first)),
    later: textFile(`later-messages-${language}`, Object.fromEntries(later)),
  };
}

const pseudoName = 'en-XA';

const builtIn = ['en', 'ar', 'nl', 'fr'] as const;

const withTexts = (): Record<string, Texts> =>
  Object.fromEntries(builtIn.map((language) => [language, readTexts(language)]));

/** Languages other than the project's own: a file each, and the pseudo-language of tests. */
export function readAddedLanguages(): AddedLanguages {
  const files = readLanguageFiles(languagesFolder, withTexts());
  return { ...files, [pseudoName]: { name: pseudoName, base: 'en', hidden: true, texts: {} } };
}

/** Every language's texts, compiled. */
export function readCatalogues(): Record<string, Catalogue> {
  const known = Object.fromEntries(
    Object.entries(withTexts()).map(([language, texts]) => [language, compile(texts)]),
  );
  const added = Object.entries(readAddedLanguages()).map(([language, { base, texts }]) => [
    language,
    language === pseudoName ? lengthen(known[base] ?? {}) : { ...known[base], ...compile(texts) },
  ]);
  const all = { ...known, ...(Object.fromEntries(added) as typeof known) };
  const isFirst = firstTexts(source);
  return Object.fromEntries(
    Object.entries(all).map(([language, compiled]) => [language, catalogueOf(language, compiled, isFirst)]),
  );
}
