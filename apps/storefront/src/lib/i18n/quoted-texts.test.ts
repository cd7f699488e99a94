import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../../..');
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'));

/** Quoted, but never shown: values and shapes on the wire, words about the documents, and what is only logged. */
const shownNowhere = new Set([
  'true',
  'Item',
  'ItemCampaign',
  'take_away',
  'rental',
  'distance',
  'YYYY-MM-DD HH:mm:ss',
  'quotes',
  'then',
  'Cart item',
  'Invalid phone number.',
]);

// How the title of a test begins.
const isTitle = (text: string): boolean => text.startsWith('[');

/** The number is a setting of the market (readings.md, phone digits). */
const readAs: Readonly<Record<string, string>> = {
  'Phone number must be exactly 10 digits': 'Phone number must be exactly N digits',
};

/** 'No favourite {foods|items|Vehicles} found' is three texts. */
function eachOf(text: string): string[] {
  const choice = /\{([^{}|]+(?:\|[^{}|]+)+)\}/.exec(text);
  return (choice?.[1]?.split('|') ?? ['']).map((one) => (choice ? text.replace(choice[0], one) : text));
}

// N, {count} and the like are parameters, whatever their names; where the documents end before an amount, it follows.
const withoutParameters = (text: string): string =>
  text
    .replaceAll(/\{\w+\}|\bN(?=\b|%)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(' %', '%')
    .trim();

function quotedTexts(): string[] {
  const documents = ['ordering', 'accounts', 'rental', 'acceptance'];
  const written = documents.map((name) => readFileSync(join(root, 'docs/spec', `${name}.md`), 'utf8'));
  const quoted = written.flatMap((text) =>
    [...text.matchAll(/(?<![\w’])'([^'\n]+)'(?!\w)|"([^"\n]+)"/g)].map((match) => match[1] ?? match[2] ?? ''),
  );
  return [...new Set(quoted)].filter((text) => !shownNowhere.has(text) && !isTitle(text));
}

/** Every English text: those of the screens, and those that the market answers with. */
function englishTexts(): Set<string> {
  const messages = filesIn('apps/storefront/src/lib/i18n/messages', '.en.json').flatMap((text) =>
    Object.values(JSON.parse(text) as Record<string, string>),
  );
  const answers = filesIn('packages/contract/src/refusals', 'texts.en.ts').flatMap((text) =>
    [...text.matchAll(/: *\n? *(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g)].map(
      ([, single, double]) => single?.replaceAll("\\'", "'") ?? double ?? '',
    ),
  );
  return new Set([...messages, ...answers].map(withoutParameters));
}

// That each has a translation of its own is asked by scripts/check-translations.mjs and the types of the refusals.
test('[LANG-05] [LANG-01] every text that the specification quotes is an English text, word for word', () => {
  const quoted = quotedTexts();
  expect(quoted.length).toBeGreaterThan(100);
  const english = englishTexts();
  const missing = quoted
    .flatMap((text) => eachOf(readAs[text] ?? text))
    .filter((text) => !english.has(withoutParameters(text)));
  expect(missing).toEqual([]);
});
