import type { IncomingHttpHeaders } from 'node:http';

// The formats that proxies use (UUIDs, ULIDs, hex); nothing that could forge a log line.
const wellFormed = /^[\w.:-]{8,64}$/;

/** The request id of a proxy in front of us; undefined if there is none in a usable format. */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined;
}
