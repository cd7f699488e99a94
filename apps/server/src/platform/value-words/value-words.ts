import type { Language } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { type Side, type ValueWords, wordsByLanguage } from './words.ts';

type Issue = z.core.$ZodRawIssue;
type Of<Code extends Issue['code']> = Extract<Issue, { readonly code: Code }>;

const fill = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

// The validator's own names of what JSON writes as a list or an object.
const writtenAs: Readonly<Record<string, string>> = { tuple: 'array', record: 'object' };

function typeWords({ expected, input }: Of<'invalid_type'>, words: ValueWords): string {
  if (input === undefined) return words.missing;
  // A text where a number was to be read from one.
  if (Number.isNaN(input)) return words.digits;
  return words.kinds[writtenAs[expected] ?? expected] ?? words.other;
}

function boundWords(origin: string, side: Side, bound: number, words: ValueWords): string {
  const counted = origin === 'string' ? 'characters' : origin === 'array' ? 'entries' : undefined;
  if (counted === undefined || side === 'more_than' || side === 'less_than')
    return fill(words.bounds[side], { bound });
  if (counted === 'characters' && side === 'at_least' && bound === 1) return words.empty;
  return fill(words.lengths[side], { bound, counted: words.counted[counted][bound === 1 ? 0 : 1] });
}

function oneOf(values: readonly unknown[], words: ValueWords): string {
  const written = values.map((value) => (value === '' ? words.emptyValue : String(value)));
  return fill(written.length > 1 ? words.values : words.value, { values: written.join(words.comma) });
}

function formatWords({ format, pattern }: Of<'invalid_format'>, words: ValueWords): string {
  return words.formats[format] ?? (pattern ? fill(words.pattern, { pattern }) : words.other);
}

/** Of a value with several shapes, the field that says which one it has. */
function unionWords(issue: Of<'invalid_union'>, words: ValueWords): string {
  const { discriminator, options } = issue;
  if (discriminator === undefined || !Array.isArray(options)) return words.other;
  const isLeftOut =
    (issue.input as Readonly<Record<string, unknown>> | undefined)?.[discriminator] === undefined;
  return isLeftOut ? words.missing : oneOf(options, words);
}

function wordsOf(issue: Issue, words: ValueWords): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue, words);
    case 'too_big': {
      const side = issue.inclusive === false ? 'less_than' : 'at_most';
      return boundWords(issue.origin, side, Number(issue.maximum), words);
    }
    case 'too_small': {
      const side = issue.inclusive === false ? 'more_than' : 'at_least';
      return boundWords(issue.origin, side, Number(issue.minimum), words);
    }
    case 'invalid_value':
      return oneOf(issue.values, words);
    case 'unrecognized_keys':
      return fill(words.unknownFields, { fields: issue.keys.join(words.comma) });
    case 'invalid_format':
      return formatWords(issue, words);
    case 'invalid_union':
      return unionWords(issue, words);
    default:
      return words.other;
  }
}

const inLanguage =
  (language: Language): z.core.$ZodErrorMap =>
  (issue) =>
    wordsOf(issue, wordsByLanguage[language]);

/** What a value has to be, in words of a language, for `safeParse`; a schema's own message takes precedence. */
export const valueWords: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  ar: inLanguage('ar'),
  en: inLanguage('en'),
  fr: inLanguage('fr'),
  nl: inLanguage('nl'),
};
