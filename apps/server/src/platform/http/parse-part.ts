import type { Language, RefusalCode } from '@promenade/contract/refusals';
import type { WrongCode } from '@promenade/contract/wrong';
import type { z } from 'zod';
import { refuse, refuseAll, refuseValue } from '../errors.ts';
import { findUnkeepable, type Unkeepable } from './keepable-text.ts';
import { isUpload } from '../files/sent-pictures.ts';
import { wordsOfIssue } from '../value-words/issue-words.ts';
import { valueWords } from '../value-words/value-words.ts';

/** Refuses too many files at their field, with the maximum, before any of them is opened. */
function refuseSurplusFiles(value: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code !== 'too_big' || issue.origin !== 'array' || issue.path.length !== 1) return;
  const field = String(issue.path[0]);
  const given = (value as Readonly<Record<string, unknown>>)[field];
  if (Array.isArray(given) && given.every(isUpload))
    // The schema's message is a refusal code: the contract's own for too many files.
    refuseAll([{ code: issue.message as RefusalCode, params: { count: Number(issue.maximum) }, field }]);
}

const whyNotKept: Readonly<Record<Unkeepable['reason'], WrongCode>> = { text: 'unkept', depth: 'too_deep' };

// In the caller's language; computed only for invalid requests.
function wrongIn(schema: z.ZodType, value: unknown, part: string, language: Language): string {
  const issue = schema.safeParse(value ?? {}, { error: valueWords[language] }).error?.issues[0];
  if (issue) refuseSurplusFiles(value, issue);
  const where = [part, ...(issue?.path ?? [])].join('.');
  return `${where}: ${issue ? wordsOfIssue(issue, language) : 'invalid'}`;
}

// Callers choose field names, which can be long and nested.
const longestDetail = 200;

/** Parses a part of a request by the contract; refuses what does not fit. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: string,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (!parsed.success)
    return refuse('malformed', { detail: wrongIn(schema, value, part, language).slice(0, longestDetail) });
  const unkept = findUnkeepable(parsed.data);
  if (!unkept) return parsed.data;
  const where = [part, ...unkept.path].join('.').slice(0, longestDetail);
  return refuseValue(where, whyNotKept[unkept.reason]);
}
