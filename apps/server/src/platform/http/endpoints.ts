import { endpoints as contractEndpoints } from '@promenade/contract/calls';
import type { Endpoint } from '@promenade/contract/endpoint';
import { apiBase, type CallId } from '@promenade/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { singleFlight } from '../caching/single-flight.ts';
import type { Answer } from '../idempotency/idempotency.ts';
import { bodyLimitOf, limitOf } from '../limits/limits.ts';
import type { Handler, Routes } from './handler.ts';
import { acceptForms } from './multipart.ts';
import { serveCall, serveSessionEnd } from './serve-call.ts';
import type { Served, ServingDeps } from './served.ts';

type OnRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void;

/** An empty body with a JSON content type counts as no body, where a call needs none. */
function takeNothingForNone({ body }: Endpoint): OnRequest {
  return ({ headers }, _reply, done) => {
    const length = Number(headers['content-length'] ?? 0);
    const isEmpty = length === 0 && headers['transfer-encoding'] === undefined;
    // Asked when it matters: a schema's first parsing compiles it, which took a tenth of a start for all calls.
    if (isEmpty && headers['content-type'] !== undefined && body.safeParse({}).success)
      delete headers['content-type'];
    done();
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Maximum size of the form that a route reads; absent if it reads none. */
    readonly formBytes?: number;
  }
}

function route(app: FastifyInstance, served: Served): void {
  const { endpoint } = served;
  const bytes = bodyLimitOf(endpoint);
  app.route({
    method: endpoint.method,
    url: apiBase + endpoint.path,
    // A limit of the route would be that of its JSON too.
    ...(endpoint.multipart ? { config: { formBytes: bytes } } : { bodyLimit: bytes }),
    onRequest: takeNothingForNone(endpoint),
    handler: (request, reply) => (endpoint.endsSession ? serveSessionEnd : serveCall)(served, request, reply),
  });
}

/** Registers the endpoints of a room, each with its use case. */
export function serve(app: FastifyInstance, deps: ServingDeps, routes: Routes): void {
  for (const id of Object.keys(routes) as CallId[]) {
    const endpoint: Endpoint = contractEndpoints[id];
    const handler = routes[id] as Handler<CallId>;
    const served = {
      deps,
      endpoint,
      handler,
      limit: limitOf(endpoint, deps.ctx.publicUrl),
      shared: singleFlight<Answer>(),
    };
    if (!endpoint.multipart) route(app, served);
    else {
      // A scope of its own: no other call reads forms.
      app.register(async (scope) => {
        scope.addHook('onRequest', deps.formsUnderWay);
        acceptForms(scope, bodyLimitOf(endpoint));
        route(scope, served);
      });
    }
  }
}
