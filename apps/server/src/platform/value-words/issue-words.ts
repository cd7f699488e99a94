import type { Language } from '@promenade/contract/refusals';
import { schemaWordsIn } from '@promenade/contract/wrong';
import type { z } from 'zod';
import { valueWords } from './value-words.ts';

/** The text of a problem that a schema found; for a value with several formats, what each of them requires. */
export function wordsOfIssue(issue: z.core.$ZodIssue, language: Language): string {
  if (issue.code !== 'invalid_union') return schemaWordsIn(issue.message, language);
  // A schema with its own message needs nothing else.
  const plain = valueWords[language]({ ...issue, input: undefined });
  if (issue.message !== (typeof plain === 'string' ? plain : plain?.message))
    return schemaWordsIn(issue.message, language);
  const each = issue.errors.flatMap(([first]) => {
    if (!first) return [];
    const words = wordsOfIssue(first, language);
    return first.path.length > 0 ? `${first.path.join('.')}: ${words}` : words;
  });
  return [...new Set(each)].join(' / ') || issue.message;
}
