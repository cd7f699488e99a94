import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, noticeOf, type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'messages');
const translations = ['ar', 'nl', 'fr'] as const;
type Translation = (typeof translations)[number];

const filesOf = (language: string) =>
  readdirSync(folder).filter((file) => file.endsWith(`.${language}.json`));
const textsOf = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

interface Said {
  readonly key: string;
  readonly english: string;
  readonly translated: Readonly<Record<Translation, string>>;
}

// Characters that keep a price or a name in its own direction are no part of the words.
const plain = (text = ''): string => text.replace(/[\u2066-\u2069]/g, '');

const said: readonly Said[] = filesOf('en').flatMap((file) => {
  const [namespace = ''] = file.split('.');
  const [ar, nl, fr] = translations.map((language) => textsOf(`${namespace}.${language}.json`));
  return Object.entries(textsOf(file)).map(([key, english]) => ({
    key: `${namespace}.${key}`,
    english,
    translated: { ar: plain(ar?.[key]), nl: plain(nl?.[key]), fr: plain(fr?.[key]) },
  }));
});

test('what a form says of a field, the server says in the same words in every language: seventeen sentences were translated twice', () => {
  const codes = Object.keys(refusalStatus) as RefusalCode[];
  const byEnglish = new Map(codes.map((code) => [messageOf(code, 'en'), code]));
  const twice = said.flatMap(({ key, english, translated }) => {
    const code = byEnglish.get(english);
    return translations
      .filter((language) => code !== undefined && messageOf(code, language) !== translated[language])
      .map((language) => `${language} ${key}`);
  });
  expect(said.filter(({ english }) => byEnglish.has(english)).length).toBeGreaterThan(40);
  expect(twice).toEqual([]);
  // The server's answer to a form that was saved.
  for (const language of translations) {
    const updated = noticeOf('profile_updated', language);
    expect(said.find(({ key }) => key === 'account.updated')?.translated[language]).toBe(updated);
  }
});

// Of an order, a parcel or a trip, whose genders differ; of hours or of days; inside a sentence.
const differing = [
  'Cancelled by the customer',
  'Cancelled by the market',
  'Cancelled by you',
  'How was it?',
  'Offered from {from} to {until}',
  'On the way',
  'Terms & Conditions',
];

test('words that stand in two places are translated once: eleven sentences were in two ways', () => {
  const first = new Map<string, Said>();
  const twice = said.flatMap((one) => {
    const before = first.get(one.english) ?? one;
    first.set(one.english, before);
    // Shorter ones depend on what they stand beside.
    if (one.english.split(' ').length < 3 || differing.includes(one.english)) return [];
    return translations
      .filter((language) => before.translated[language] !== one.translated[language])
      .map((language) => `${language} ${before.key} ${one.key}`);
  });
  expect(twice).toEqual([]);
});

const withoutArticles = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(a|an|the) |\.$/g, '')
    .trim();

test('one thing is called by one name: a link was copied by ‘Copy link’ here and ‘Copy the link’ there, and reviews and points of a map had two as well', () => {
  const first = new Map<string, Said>();
  const twice = said.flatMap((one) => {
    const name = withoutArticles(one.english);
    const before = first.get(name) ?? one;
    first.set(name, before);
    const isSame = [one, before].map(({ english }) => english.replace(/\.$/, '').length);
    return isSame[0] === isSame[1] ? [] : [`${before.key} ${one.key}`];
  });
  expect(twice).toEqual([]);
});

test('a line of the cart that is not on sale says so in the words of the refusal: it was said to be no longer on sale, though a campaign has it again tomorrow', () => {
  const line = said.find(({ key }) => key === 'cart.problem_item_unavailable');
  const inCart = { en: line?.english, ...line?.translated };
  for (const [language, words = ''] of Object.entries(inCart)) {
    const [, refused = ''] =
      /\{name\} (?:is )?(.*)/.exec(messageOf('item_unavailable', language as 'en')) ?? [];
    expect(plain(words).toLowerCase()).toBe(refused.toLowerCase());
  }
});
