import type { Language } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { refuse, refuseAll } from './errors.ts';
import { hasUnkeepableText } from './keepable-text.ts';
import { isUpload } from './sent-pictures.ts';
import { validationMessages } from './validation-messages.ts';

/** A person who has chosen too many files is told how many there may be, at their field, before any of them is opened. */
function refuseSurplusFiles(value: unknown, issue: z.core.$ZodIssue): void {
  if (issue.code !== 'too_big' || issue.origin !== 'array' || issue.path.length !== 1) return;
  const field = String(issue.path[0]);
  const given = (value as Readonly<Record<string, unknown>>)[field];
  if (Array.isArray(given) && given.every(isUpload))
    refuseAll([{ code: 'files_too_many', params: { count: Number(issue.maximum) }, field }]);
}

/** A part of a request as the contract has it; refuses what the contract has not. */
export function parsePart<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  part: string,
  language: Language,
): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success && !hasUnkeepableText(parsed.data)) return parsed.data;
  // In the caller's words, which nobody pays for who asks as it should be asked.
  const issue = schema.safeParse(value ?? {}, { error: validationMessages[language] }).error?.issues[0];
  if (issue) refuseSurplusFiles(value, issue);
  const where = [part, ...(issue?.path ?? [])].join('.');
  return refuse('malformed', { detail: `${where}: ${issue?.message ?? 'invalid'}`.slice(0, 200) });
}
