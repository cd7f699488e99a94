import { z } from 'zod';
import { valueWords } from '../../../platform/value-words/value-words.ts';

/** Why a setting is refused, in sentences for its author. */
export class SettingProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingProblem';
  }
}

const inWords = { error: valueWords.en };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function notTaken(called: string, { issues }: z.ZodError): never {
  const parts = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new SettingProblem(`${called} was not set: ${parts.join('; ')}.`);
}

/**
 * Reads a value that came as JSON.
 * @param called what the refusal calls it
 * @throws SettingProblem
 */
export function readValue<Value>(called: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { success, data, error } = z.safeParse(schema, value, inWords);
  return success ? data : notTaken(called, error);
}

/**
 * Reads what an operator wrote: JSON, or a text as it is.
 * @param called what the refusal calls it
 * @throws SettingProblem
 */
export function readSetting<Value>(called: string, schema: z.ZodType<Value>, text: string): Value {
  const json = z.safeParse(schema, parseJson(text), inWords);
  // A phone number is a number to JSON.
  const { success, data, error } = json.success ? json : z.safeParse(schema, text, inWords);
  return success ? data : notTaken(called, json.error ?? error);
}
