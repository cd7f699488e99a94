import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as google from './google.fixture.ts';
import * as nominatim from './nominatim.fixture.ts';
import * as photon from './photon.fixture.ts';

/** A request that the provider received. */
export interface AskedOf {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** The server's behaviour: as recorded, or one kind of failure. */
export type Behaviour =
  | 'recorded'
  | 'silent'
  | 'too many'
  | 'forbidden'
  | 'broken'
  | 'page of HTML'
  | 'half an answer'
  | 'endless answer'
  | 'other shape'
  | 'hangs up'
  | 'sends elsewhere';

/** The kinds of failure, for tests of each. */
export const failures: readonly Behaviour[] = [
  'silent',
  'too many',
  'forbidden',
  'broken',
  'page of HTML',
  'half an answer',
  'endless answer',
  'other shape',
  'hangs up',
  'sends elsewhere',
];

/** A local server that answers like Nominatim, Photon and Google. */
export interface ProviderServer {
  readonly url: string;
  readonly asked: AskedOf[];
  behaviour: Behaviour;
  /** Answers that replace the recorded ones, by path. */
  readonly instead: Map<string, unknown>;
  readonly close: () => Promise<void>;
}

const isKnown = ({ query }: AskedOf): boolean => (query.get('osm_ids') ?? 'N4567890123') === 'N4567890123';

const RECORDED: Readonly<Record<string, (asked: AskedOf) => unknown>> = {
  '/search': () => nominatim.search,
  '/lookup': (asked) => (isKnown(asked) ? [nominatim.house] : []),
  '/reverse': ({ query }) => (query.has('format') ? nominatim.house : photon.around),
  '/api': () => photon.search,
  '/maps/api/geocode/json': ({ query }) => (query.has('latlng') ? google.reversed : google.geocoded),
  '/v1/places:autocomplete': () => google.predictions,
  '/v1/places/ChIJ0123456789abcdefghijklm': () => google.details,
  '/directions/v2:computeRoutes': () => google.route,
};

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}

function sendRecorded(server: ProviderServer, asked: AskedOf, response: ServerResponse): void {
  const answer = server.instead.get(asked.path) ?? RECORDED[asked.path]?.(asked);
  if (answer === undefined) sendJson(response, 404, { error: { code: 404, status: 'NOT_FOUND' } });
  else sendJson(response, 200, answer);
}

const ENDLESS_BYTES = 4 * 1024 * 1024;

const FAILING: Readonly<Partial<Record<Behaviour, (response: ServerResponse, asked: AskedOf) => void>>> = {
  silent: () => undefined,
  'too many': (response) => {
    response.setHeader('retry-after', '120');
    sendJson(response, 429, { error: { code: 429, status: 'RESOURCE_EXHAUSTED' } });
  },
  forbidden: (response) => sendJson(response, 403, { error: { code: 403, status: 'PERMISSION_DENIED' } }),
  broken: (response) => sendJson(response, 500, { error: 'out of order' }),
  'page of HTML': (response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Welcome to the hotel network</title>');
  },
  'half an answer': (response, asked) =>
    response.end(JSON.stringify(RECORDED[asked.path]?.(asked) ?? [{}]).slice(0, -3)),
  'endless answer': (response) => response.end(`["${'a'.repeat(ENDLESS_BYTES)}"]`),
  'other shape': (response) => sendJson(response, 200, [1, 'two', { three: 3 }]),
  'hangs up': (response) => response.destroy(),
  'sends elsewhere': (response) => {
    response.writeHead(302, { location: '/search?from=redirect' });
    response.end();
  },
};

/** Starts the server on a free port. */
export async function startProviderServer(): Promise<ProviderServer> {
  const http = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider.example');
    const asked = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await text(request),
    };
    server.asked.push(asked);
    const fail = FAILING[server.behaviour];
    if (fail) fail(response, asked);
    else sendRecorded(server, asked, response);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: ProviderServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: [],
    behaviour: 'recorded',
    instead: new Map(),
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
}
