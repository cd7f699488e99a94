import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type AddedLanguages, readLanguageFiles } from './language-files.ts';
import { type Compiled, lengthen } from './pseudo-language.ts';

const folder = join(import.meta.dirname, '../src/lib/i18n/messages');
const languagesFolder = join(import.meta.dirname, '../../../languages');

/** One language's compiled texts and the address of the file a browser fetches. */
export interface Catalogue {
  readonly url: string;
  readonly json: string;
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

function catalogueOf(language: string, compiled: Record<string, Compiled>): Catalogue {
  const json = JSON.stringify(compiled);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  return { url: `/assets/messages-${language}-${hash}.json`, json };
}

const pseudoName = 'en-XA';

const builtIn = ['en', 'ar', 'nl', 'fr'] as const;

const withTexts = (): Record<string, Texts> =>
  Object.fromEntries(builtIn.map((language) => [language, readTexts(language)]));

/** Languages beside those that the project keeps: a file each, and the one that only tests read. */
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
  return Object.fromEntries(
    Object.entries(all).map(([language, compiled]) => [language, catalogueOf(language, compiled)]),
  );
}
