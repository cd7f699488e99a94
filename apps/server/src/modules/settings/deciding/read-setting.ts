import { z } from 'zod';

/** Why a setting is not taken, in sentences for whoever wrote it. */
export class SettingProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SettingProblem';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Reads what an operator wrote: JSON, or a text as it is.
 * @param called what the refusal calls it
 * @throws SettingProblem
 */
export function readSetting<Value>(called: string, schema: z.ZodType<Value>, text: string): Value {
  const json = z.safeParse(schema, parseJson(text));
  // A phone number is a number to JSON.
  const { success, data, error } = json.success ? json : z.safeParse(schema, text);
  if (success) return data;
  const { issues } = json.error ?? error;
  const parts = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new SettingProblem(`${called} is not taken. ${parts.join('; ')}.`);
}
