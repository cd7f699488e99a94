import {
  type Language,
  messageOf,
  type RefusalBody,
  type RefusalCode,
  type RefusalParams,
  refusalStatus,
} from '@promenade/contract/refusals';
import { wordsOfWrong, type Wrong, type WrongCode } from '@promenade/contract/wrong';

/** One of several refusals in an answer, such as those of a form's fields. */
export interface RefusalPart {
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
  readonly field?: string;
  /** The problem for the text's `{detail}`, in the language of the answer. */
  readonly wrong?: Wrong;
}

/** A refusal, thrown to be answered. Only {@link answerOf} adds its status and text. */
export class Refused extends Error {
  readonly parts: readonly RefusalPart[];
  /** Further fields of the answer, such as the conflicting store's name. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;
  /** Commits what was written before it: a wrong attempt is counted although it is refused. */
  readonly keepsWork: boolean;
  constructor(
    parts: readonly RefusalPart[],
    extra: Readonly<Record<string, unknown>> = {},
    retryAfterSeconds?: number,
    keepsWork = false,
  ) {
    super(parts.map((part) => part.code).join(', '));
    this.name = 'Refused';
    this.parts = parts;
    this.extra = extra;
    this.retryAfterSeconds = retryAfterSeconds;
    this.keepsWork = keepsWork;
  }
}

/** Throws a refusal with one code. */
export function refuse(
  code: RefusalCode,
  params: RefusalParams = {},
  extra: Readonly<Record<string, unknown>> = {},
): never {
  throw new Refused([{ code, params }], extra);
}

/**
 * A refusal of an invalid value in a request.
 * @param where the value is, such as `body.price`; empty if unknown
 */
export const wrongValue = (where: string, wrong: Wrong): RefusalPart => ({
  code: 'malformed',
  params: { detail: where },
  wrong,
});

/** Refuses a value that fits the contract but is invalid for another reason. */
export function refuseValue(
  where: string,
  code: WrongCode,
  params: NonNullable<Wrong['params']> = {},
): never {
  throw new Refused([wrongValue(where, { code, params })]);
}

/** Refuses with one code, whose text says what is wrong. */
export function refuseAs(code: RefusalCode, wrong: Wrong): never {
  throw new Refused([{ code, wrong }]);
}

/** Refuses with one code, and commits what was written before (counts of wrong attempts). */
export function refuseKeeping(code: RefusalCode, params: RefusalParams = {}): never {
  throw new Refused([{ code, params }], {}, undefined, true);
}

/** Refuses for a time, with the wait in text and in Retry-After. */
export function refuseFor(code: RefusalCode, waitMs: number, params: RefusalParams = {}): never {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new Refused([{ code, params: { ...params, seconds } }], {}, seconds);
}

/** Refuses with several codes at once (a form's fields); does nothing if there are none. */
export function refuseAll(parts: readonly RefusalPart[]): void {
  if (parts.length > 0) throw new Refused(parts);
}

/** The parameters of a refusal's text, with the problem in the caller's language. */
function paramsIn({ params, wrong }: RefusalPart, language: Language): RefusalParams | undefined {
  if (!wrong) return params;
  const where = params?.['detail'] ?? '';
  const words = wordsOfWrong(wrong, language);
  return { ...params, detail: where === '' ? words : `${where}: ${words}` };
}

/** Status and body of a refusal in the caller's language (api.md, Conventions). */
export function answerOf(refused: Refused, language: Language): { status: number; body: RefusalBody } {
  const errors = refused.parts.map((part) => ({
    code: part.code,
    message: messageOf(part.code, language, paramsIn(part, language)),
    ...(part.field === undefined ? {} : { field: part.field }),
  }));
  const first = refused.parts[0];
  return {
    status: first ? refusalStatus[first.code] : 400,
    body: { ...refused.extra, errors, message: errors[0]?.message ?? '' },
  };
}
