import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../apps/storefront/src/lib/i18n/messages', import.meta.url));

type Language = 'en' | 'ar' | 'nl' | 'fr' | 'en-XA';
type Messages = Readonly<Record<string, string>>;

const namespaces = readdirSync(folder).flatMap((file) => /^(\w+)\.en\.json$/.exec(file)?.[1] ?? []);

const read = (namespace: string, language: Language): Messages =>
  JSON.parse(readFileSync(`${folder}/${namespace}.${language}.json`, 'utf8')) as Messages;

// Shorter ones are units, times and names as much as words.
const shortestWord = 4;
const isWord = (text: string): boolean => text.length >= shortestWord && !/[{}]/.test(text);

/** English texts of the storefront that a page in the language never shows: those that nothing in it is called by. */
export function englishTextsNotIn(language: Language): ReadonlySet<string> {
  // In the pseudo-language the server answers in English.
  if (language === 'en' || language === 'en-XA') return new Set();
  const pairs = namespaces.flatMap((namespace) => {
    const translated = read(namespace, language);
    return Object.entries(read(namespace, 'en')).map(([key, text]) => [text, translated[key]] as const);
  });
  // Said in this language too, of the same thing or another: a note is also what a Frenchman rates with.
  const saidHere = new Set(pairs.map(([, translated]) => translated));
  return new Set(pairs.map(([text]) => text).filter((text) => isWord(text) && !saidHere.has(text)));
}

const unfilled = [
  new RegExp(String.raw`\b(?:${namespaces.join('|')})\.[a-z][A-Za-z]+(?:\.\w+)*\b`),
  /\{\s*\w+\s*(?:,|\})/,
  /\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/,
];

/** Texts of a page that are keys, placeholders or values that are not there. */
export const missingIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => unfilled.some((pattern) => pattern.test(text)));
