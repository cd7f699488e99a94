import type { Endpoint } from '@promenade/contract/endpoint';
import type { CallId } from '@promenade/contract/paths';
import type { Language } from '@promenade/contract/refusals';
import type { Input } from './handler.ts';
import { filledForm, filledQuery, knownFields } from './left-out.ts';
import { parsePart } from './parse-part.ts';

/** A raw request, and whether unknown fields of its body are ignored or refused. */
type Asked = Readonly<Record<'params' | 'query' | 'body', unknown>> & { readonly isLenient?: boolean };

/** The parts of a request, parsed by the contract. */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body, isLenient = false }: Asked,
  language: Language,
): Input<CallId> {
  const read = isLenient ? knownFields(endpoint.body, body) : body;
  return {
    params: parsePart(endpoint.params, params, 'path', language),
    query: parsePart(
      endpoint.query,
      endpoint.method === 'GET' ? filledQuery(query) : query,
      'query',
      language,
    ),
    body: parsePart(
      endpoint.body,
      endpoint.multipart ? filledForm(endpoint.body, read) : read,
      'body',
      language,
    ),
  } as Input<CallId>;
}
