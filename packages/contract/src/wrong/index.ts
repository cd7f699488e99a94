/** Texts for invalid values, in every language: those of the schemas, and those of the server's own checks. */
import type { Language } from '../refusals/index.ts';
import { ar } from './texts.ar.ts';
import { en, type WrongCode, type WrongTexts } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { WrongCode } from './texts.en.ts';

const texts: Readonly<Record<Language, WrongTexts>> = { ar, en, fr, nl };

/** A problem with the parameters of its text. */
export interface Wrong {
  readonly code: WrongCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The text of a problem. */
export function wordsOfWrong({ code, params = {} }: Wrong, language: Language): string {
  return texts[language][code].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

const codes = new Map(Object.entries(en).map(([code, words]) => [words as string, code as WrongCode]));

/** Translates the English message of a schema; other texts are unchanged. */
export function schemaWordsIn(words: string, language: Language): string {
  const code = codes.get(words);
  return code === undefined ? words : texts[language][code];
}
