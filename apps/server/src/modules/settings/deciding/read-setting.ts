import type { Language } from '@promenade/contract/refusals';
import { wordsOfWrong, type Wrong, type WrongCode } from '@promenade/contract/wrong';
import { z } from 'zod';
import { wordsOfIssue } from '../../../platform/value-words/issue-words.ts';
import { valueWords } from '../../../platform/value-words/value-words.ts';

/** Why a setting is refused, in sentences for its author. */
export class SettingProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingProblem';
  }
}

/** Why a setting is refused, in the language of whoever decides it. */
export const settingProblem = (
  language: Language,
  code: WrongCode,
  params: NonNullable<Wrong['params']> = {},
): SettingProblem => new SettingProblem(wordsOfWrong({ code, params }, language));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function notTaken(called: string, { issues }: z.ZodError, language: Language): never {
  const parts = issues.map((issue) =>
    [issue.path.join('.'), wordsOfIssue(issue, language)].filter(Boolean).join(': '),
  );
  throw settingProblem(language, 'setting_not_set', { name: called, problems: parts.join('; ') });
}

/** A value to be read: by which schema, what a refusal calls it, and in which language. */
export interface Sought<Value> {
  readonly called: string;
  readonly schema: z.ZodType<Value>;
  readonly language: Language;
}

/**
 * Reads a value that came as JSON.
 * @throws SettingProblem
 */
export function readValue<Value>({ called, schema, language }: Sought<Value>, value: unknown): Value {
  const { success, data, error } = z.safeParse(schema, value, { error: valueWords[language] });
  return success ? data : notTaken(called, error, language);
}

/**
 * Reads what an operator wrote: JSON, or a text as it is.
 * @throws SettingProblem
 */
export function readSetting<Value>({ called, schema, language }: Sought<Value>, text: string): Value {
  const inWords = { error: valueWords[language] };
  const json = z.safeParse(schema, parseJson(text), inWords);
  // A phone number is a number to JSON.
  const { success, data, error } = json.success ? json : z.safeParse(schema, text, inWords);
  return success ? data : notTaken(called, json.error ?? error, language);
}
