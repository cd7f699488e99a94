/** What is wrong with a value, in every language: of schemas, and of what the server finds beyond them. */
import type { Language } from '../refusals/index.ts';
import { ar } from './texts.ar.ts';
import { en, type WrongCode, type WrongTexts } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { WrongCode } from './texts.en.ts';

const texts: Readonly<Record<Language, WrongTexts>> = { ar, en, fr, nl };

/** Something wrong, with what its words name. */
export interface Wrong {
  readonly code: WrongCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What is wrong, in words. */
export function wordsOfWrong({ code, params = {} }: Wrong, language: Language): string {
  return texts[language][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

const codes = new Map(Object.entries(en).map(([code, words]) => [words as string, code as WrongCode]));

/** What a schema says in its own words, in another language; other words as they are. */
export function schemaWordsIn(words: string, language: Language): string {
  const code = codes.get(words);
  return code === undefined ? words : texts[language][code];
}
