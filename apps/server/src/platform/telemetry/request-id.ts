import type { IncomingHttpHeaders } from 'node:http';

// As proxies make them (UUIDs, ULIDs, hex): nothing that could forge a line of a log.
const wellFormed = /^[\w.:-]{8,64}$/;

/** The id under which a proxy before us knows the request; undefined where it gave none that can be kept. */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
