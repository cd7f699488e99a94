import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../apps/storefront/src/lib/i18n/messages', import.meta.url));

type Language = 'en' | 'ar' | 'nl' | 'fr' | 'en-XA';
type Messages = Readonly<Record<string, string>>;

const namespaces = readdirSync(folder).flatMap((file) => /^(\w+)\.en\.json$/.exec(file)?.[1] ?? []);

const read = (namespace: string, language: Language): Messages =>
  JSON.parse(readFileSync(`${folder}/${namespace}.${language}.json`, 'utf8')) as Messages;

// Shorter texts are often units, times or names.
const shortestWord = 4;
const isWord = (text: string): boolean => text.length >= shortestWord && !/[{}]/.test(text);

/**
 * English texts of the storefront that must not appear on a page in this language: those that are not also a text of
 * it.
 */
export function englishTextsNotIn(language: Language): ReadonlySet<string> {
  // In the pseudo-language the server answers in English.
  if (language === 'en' || language === 'en-XA') return new Set();
  const pairs = namespaces.flatMap((namespace) => {
    const translated = read(namespace, language);
    return Object.entries(read(namespace, 'en')).map(([key, text]) => [text, translated[key]] as const);
  });
  // Texts of this language as well, whatever they mean: 'note' is also French, for a rating.
  const saidHere = new Set(pairs.map(([, translated]) => translated));
  return new Set(pairs.map(([text]) => text).filter((text) => isWord(text) && !saidHere.has(text)));
}

const unfilled = [
  new RegExp(String.raw`\b(?:${namespaces.join('|')})\.[a-z][A-Za-z]+(?:\.\w+)*\b`),
  /\{\s*\w+\s*(?:,|\})/,
  /\bundefined\b|\bNaN\b|\[object |\bInvalid Date\b/,
];

/** Texts of a page that are unresolved keys, placeholders or missing values. */
export const missingIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => unfilled.some((pattern) => pattern.test(text)));
