import type { Endpoint } from '../endpoint/index.ts';
import { messageOf, type RefusalCode, refusalStatus } from '../refusals/index.ts';
import { referenceTo } from './convert-shapes.ts';
import { besideRefusals } from './words/beside-refusals.ts';

type Json = Record<string, unknown>;

/** What a code means. */
export interface DescribedRefusal {
  readonly status: number;
  readonly text: string;
  /** What its answer carries beside `errors` and `message`. */
  readonly beside?: Readonly<Record<string, string>>;
}

const refusalSchema: Json = {
  type: 'object',
  required: ['errors', 'message'],
  properties: {
    errors: {
      type: 'array',
      description: 'Why, each by its code; mostly one.',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'Stable, for programs; all of them stand in x-refusals.' },
          message: { type: 'string', description: 'Why, for the person, in the caller’s language.' },
          field: { type: 'string', description: 'The field of a form that it is about.' },
        },
      },
    },
    message: { type: 'string', description: 'The first of them, for the person.' },
  },
};

const faultSchema: Json = {
  type: 'object',
  required: ['request_id'],
  properties: { request_id: { type: 'string', description: 'What to tell whoever runs the market.' } },
};

const retryAfter: Json = {
  description: 'Seconds after which to ask again, where that is known.',
  schema: { type: 'integer' },
};

const refusalAnswer = (status: number, codes: readonly RefusalCode[]): Json => ({
  description: codes.join(', '),
  ...(status === 429 || status === 503
    ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
    : {}),
  content: { 'application/json': { schema: referenceTo('Refusal') } },
});

const faultAnswer: Json = {
  description: 'A fault of ours',
  content: { 'application/json': { schema: referenceTo('Fault') } },
};

// What any call of a kind may refuse beside its own list.
function commonRefusals(endpoint: Endpoint): RefusalCode[] {
  const always: RefusalCode[] = ['malformed', 'session_dead', 'guest_unknown', 'too_often', 'not_ready'];
  if (endpoint.method !== 'GET') always.push('key_reused', 'unanswered', 'body_too_large');
  if (endpoint.who !== 'anyone')
    always.push(endpoint.who === 'shopper' ? 'shopper_required' : 'sign_in_required', 'forbidden');
  const isStaffs = endpoint.who === 'operator' || endpoint.who === 'staff';
  if (!isStaffs && endpoint.method !== 'GET') always.push('maintenance');
  return always;
}

/** Every refusal an endpoint may answer: its own and those of its kind. */
export function refusalsOf(endpoint: Endpoint): RefusalCode[] {
  return [...new Set([...endpoint.refusals, ...commonRefusals(endpoint)])];
}

function codesByStatus(endpoint: Endpoint): Map<number, RefusalCode[]> {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of refusalsOf(endpoint))
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code]);
  return byStatus;
}

const answerNamed = (name: string): Json => ({ $ref: `#/components/responses/${name}` });

/** What a call answers where it does not do it, by status: the answer that its only code names, or one with all codes. */
export function refusalResponses(endpoint: Endpoint): Json {
  const refused = [...codesByStatus(endpoint)].map(([status, codes]) => [
    String(status),
    codes.length === 1 ? answerNamed(String(codes[0])) : refusalAnswer(status, codes),
  ]);
  return { ...Object.fromEntries(refused), '500': answerNamed('Fault') };
}

/** The shapes of such answers. */
export const refusalShapes = { Refusal: refusalSchema, Fault: faultSchema };

/** The answers that calls refer to, and their header, as `components`. */
export function refusalComponents(endpoints: readonly Endpoint[]): Record<string, Record<string, Json>> {
  const alone = endpoints.flatMap((endpoint) =>
    [...codesByStatus(endpoint)].filter(([, codes]) => codes.length === 1),
  );
  const refused = new Map(alone.map(([status, codes]) => [String(codes[0]), refusalAnswer(status, codes)]));
  return {
    responses: { ...Object.fromEntries(refused), Fault: faultAnswer },
    headers: { RetryAfter: retryAfter },
  };
}

const describedRefusal = (code: RefusalCode, status: number): DescribedRefusal => {
  const beside = besideRefusals[code];
  return { status, text: messageOf(code, 'en'), ...(beside && { beside }) };
};

/** Every code that a call may refuse by, in order. */
export const describedRefusals = (): Record<string, DescribedRefusal> =>
  Object.fromEntries(
    Object.entries(refusalStatus)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, status]) => [code, describedRefusal(code as RefusalCode, status)]),
  );
