import type { Endpoint } from '@promenade/contract/endpoint';
import { refusalsOf } from '@promenade/contract/openapi';
import { type RefusalCode, refusalStatus } from '@promenade/contract/refusals';
import type { LightMyRequestResponse } from 'fastify';

const documented = new Map<string, ReadonlySet<string>>();

/** The refusals that the contract lists for a call, including those common to its kind. */
function codesOf(endpoint: Endpoint): ReadonlySet<string> {
  const codes = documented.get(endpoint.id) ?? new Set<string>(refusalsOf(endpoint));
  documented.set(endpoint.id, codes);
  return codes;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

interface Errors {
  readonly errors?: readonly { readonly code?: unknown; readonly message?: unknown }[];
  readonly message?: unknown;
}

function wrongRefusal(
  endpoint: Endpoint,
  { statusCode, payload }: LightMyRequestResponse,
): string | undefined {
  const { errors, message } = (parse(payload) ?? {}) as Errors;
  const first = errors?.[0];
  if (!Array.isArray(errors) || first === undefined) return 'a refusal without errors';
  if (typeof message !== 'string' || message === '' || first.message !== message)
    return 'a refusal whose message is not its first error’s';
  // A malformed field's message quotes the pattern, which may contain braces.
  if (first.code !== 'malformed' && /\{\w+\}/.test(message)) return `a message with a gap in it: ${message}`;
  const unlisted = errors.find(({ code }) => !codesOf(endpoint).has(String(code)));
  if (unlisted) return `an undocumented refusal: ${String(unlisted.code)}`;
  const status = refusalStatus[first.code as RefusalCode];
  return status === statusCode ? undefined : `${String(first.code)} with status ${statusCode}`;
}

function wrongSuccess(endpoint: Endpoint, { payload }: LightMyRequestResponse): string | undefined {
  if (endpoint.stream) return payload.startsWith('data: ') ? undefined : 'a stream without an event';
  const parsed = endpoint.reply.safeParse(parse(payload));
  return parsed.success ? undefined : `an undocumented shape: ${parsed.error.issues[0]?.path.join('.')}`;
}

/** What is wrong with an answer; undefined if nothing is. */
export function wrongWith(endpoint: Endpoint, answer: LightMyRequestResponse): string | undefined {
  const { statusCode, headers } = answer;
  if (headers['x-request-id'] === undefined && !(endpoint.stream && statusCode === 200))
    return 'an answer without a request id';
  // A market closed by its operator answers 503 on purpose; one that is not ready has a fault.
  const isClosed = statusCode === 503 && answer.payload.includes('"maintenance"');
  if (statusCode >= 500 && !isClosed) return `status ${statusCode}`;
  if (statusCode === 429 && headers['retry-after'] === undefined) return '429 without Retry-After';
  if (statusCode === 200) return wrongSuccess(endpoint, answer);
  return statusCode >= 400 ? wrongRefusal(endpoint, answer) : `undocumented status ${statusCode}`;
}
