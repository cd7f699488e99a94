import type { Endpoint } from '../endpoint/index.ts';
import { messageOf, type RefusalCode, refusalStatus } from '../refusals/index.ts';
import { referenceTo } from './convert-shapes.ts';
import { besideRefusals } from './words/beside-refusals.ts';

type Json = Record<string, unknown>;

/** An error code as the document lists it. */
export interface DescribedRefusal {
  readonly status: number;
  readonly text: string;
  /** Further fields of the answer, beside `errors` and `message`, with their descriptions. */
  readonly beside?: Readonly<Record<string, string>>;
}

const refusalSchema: Json = {
  type: 'object',
  required: ['errors', 'message'],
  properties: {
    errors: {
      type: 'array',
      description: 'The errors, usually one.',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string', description: 'Stable code for programs; x-refusals lists them all.' },
          message: { type: 'string', description: 'Message for the user, in the caller’s language.' },
          field: { type: 'string', description: 'The form field with the error.' },
        },
      },
    },
    message: { type: 'string', description: 'Message of the first error.' },
  },
};

const faultSchema: Json = {
  type: 'object',
  required: ['request_id'],
  properties: {
    request_id: {
      type: 'string',
      description: 'Id of the request in the server’s log; give it to the operator of the market.',
    },
  },
};

const retryAfter: Json = {
  description: 'Seconds to wait before trying again, if known.',
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
  description: 'Internal server error',
  content: { 'application/json': { schema: referenceTo('Fault') } },
};

// Codes that every call of its kind can answer, beside its own.
function commonRefusals(endpoint: Endpoint): RefusalCode[] {
  const always: RefusalCode[] = ['malformed', 'session_dead', 'guest_unknown', 'too_often', 'not_ready'];
  if (endpoint.method !== 'GET') always.push('key_reused', 'unanswered', 'body_too_large');
  if (endpoint.multipart) always.push('file_infected', 'form_too_large');
  if (endpoint.who !== 'anyone')
    always.push(endpoint.who === 'shopper' ? 'shopper_required' : 'sign_in_required', 'forbidden');
  const isStaffs = endpoint.who === 'operator' || endpoint.who === 'staff';
  if (!isStaffs && endpoint.method !== 'GET') always.push('maintenance');
  return always;
}

/** All error codes that an endpoint can answer: its own, and those common to its kind. */
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

/** Error responses of a call by status: a reference if the status has a single code, otherwise a response that lists its codes. */
export function refusalResponses(endpoint: Endpoint): Json {
  const refused = [...codesByStatus(endpoint)].map(([status, codes]) => [
    String(status),
    codes.length === 1 ? answerNamed(String(codes[0])) : refusalAnswer(status, codes),
  ]);
  return { ...Object.fromEntries(refused), '500': answerNamed('Fault') };
}

/** Schemas of error answers. */
export const refusalShapes = { Refusal: refusalSchema, Fault: faultSchema };

/** The shared error responses and their header, for `components`. */
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

/** All error codes in alphabetical order, for `x-refusals`. */
export const describedRefusals = (): Record<string, DescribedRefusal> =>
  Object.fromEntries(
    Object.entries(refusalStatus)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, status]) => [code, describedRefusal(code as RefusalCode, status)]),
  );
