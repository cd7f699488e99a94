/**
 * Refuses incomplete translations (LANG-01): a key missing in a language, an unused key, a text left in English,
 * placeholders that differ, an Arabic plural without its forms, an apostrophe that ICU would read as a quote.
 * Namespaces are found by their files: `messages/<namespace>.<language>.json`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { usedTexts } from '../apps/storefront/build-steps/used-texts.ts';

const source = join(import.meta.dirname, '../apps/storefront/src');
const folder = join(source, 'lib/i18n/messages');
const languages = ['en', 'ar', 'nl', 'fr'];
const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Texts that are rightly the same as in English, by language and key. */
const sameAsEnglish = JSON.parse(readFileSync(join(folder, 'same-as-english.json'), 'utf8'));

const read = (namespace, language) => {
  try {
    return JSON.parse(readFileSync(join(folder, `${namespace}.${language}.json`), 'utf8'));
  } catch (error) {
    return error.code === 'ENOENT' ? {} : Promise.reject(error);
  }
};

/** The names of all placeholders, and the forms of every plural. */
function partsOf(tokens, names = new Set(), plurals = []) {
  for (const token of Array.isArray(tokens) ? tokens : []) {
    if (!Array.isArray(token)) continue;
    const [name, kind, forms] = token;
    names.add(name);
    if (kind === 'plural') plurals.push(Object.keys(forms).filter((form) => form !== 'offset'));
    for (const form of Object.values(typeof forms === 'object' ? (forms ?? {}) : {}))
      partsOf(form, names, plurals);
  }
  return { names: [...names].sort().join(), plurals };
}

function problemsOf(key, english, language, text) {
  if (text === undefined) return [`${key}: missing in ${language}`];
  const problems = [];
  const parts = partsOf(compileMessage(text));
  if (/'[{}]/.test(text)) problems.push(`${key} (${language}): write ’ rather than ' before a brace`);
  if (parts.names !== partsOf(compileMessage(english)).names) {
    problems.push(`${key} (${language}): placeholders are ${parts.names || 'none'}, not those of English`);
  }
  if (language !== 'en' && text === english && /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''))) {
    if (!sameAsEnglish[language]?.includes(key)) problems.push(`${key} (${language}): still English`);
  }
  if (language === 'ar' && parts.plurals.some((forms) => arabicForms.some((form) => !forms.includes(form)))) {
    problems.push(`${key} (ar): a plural needs ${arabicForms.join(', ')}`);
  }
  return problems;
}

function sourceFiles(path) {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return sourceFiles(inner);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [inner] : [];
  });
}

const code = sourceFiles(source)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const used = usedTexts(code);

const namespaces = [
  ...new Set(readdirSync(folder).flatMap((file) => (/\.\w\w\.json$/.test(file) ? [file.split('.')[0]] : []))),
];
const problems = namespaces.flatMap((namespace) => {
  const texts = Object.fromEntries(languages.map((language) => [language, read(namespace, language)]));
  const keys = [...new Set(languages.flatMap((language) => Object.keys(texts[language])))];
  return keys.flatMap((short) => {
    const key = `${namespace}.${short}`;
    const english = texts.en[short];
    if (english === undefined) return [`${key}: missing in en`];
    const unused = used(key) ? [] : [`${key}: nobody uses it`];
    return [
      ...unused,
      ...languages.flatMap((language) => problemsOf(key, english, language, texts[language][short])),
    ];
  });
});

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} translations to mend`);
  process.exit(1);
}
console.log(`Translations complete: ${namespaces.length} namespaces in ${languages.length} languages`);
