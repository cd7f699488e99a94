import type { RawInput } from '../contract/every-endpoint.ts';
import type { FuzzRequest } from './wire.ts';

const mostTries = 60;

function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  const { headers: _headers, key: _key, payload: _payload, ...bare } = request;
  if (Object.keys(request).length > Object.keys(bare).length) yield bare;
  for (const part of ['query', 'body'] as const) {
    const fields = request.input[part] as Record<string, unknown> | undefined;
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) continue;
    for (const name of Object.keys(fields)) {
      const rest = Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
      yield { ...request, input: { ...request.input, [part]: rest } as RawInput };
      const value = fields[name];
      if (typeof value === 'string' && value.length > 1)
        yield {
          ...request,
          input: {
            ...request.input,
            [part]: { ...fields, [name]: value.slice(0, value.length >> 1) },
          } as RawInput,
        };
    }
  }
}

/** The smallest request that still reproduces a finding, found by leaving out one field after another. */
export async function shrink(
  request: FuzzRequest,
  isStill: (request: FuzzRequest) => Promise<boolean>,
): Promise<FuzzRequest> {
  let [least, tries] = [request, 0];
  for (let isSmaller = true; isSmaller && tries < mostTries; ) {
    isSmaller = false;
    for (const candidate of smaller(least)) {
      tries += 1;
      if (tries > mostTries) break;
      if (!(await isStill(candidate))) continue;
      least = candidate;
      isSmaller = true;
      break;
    }
  }
  return least;
}
