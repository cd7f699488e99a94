import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as spans,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { routeOf } from './request-log.ts';
import type { TraceSettings } from './settings.ts';
import type { Trace } from './trace.ts';
import { readTraceParent } from './traceparent.ts';
import { watchStatements } from './trace-statements.ts';

// An unreachable collector must not delay shutdown.
const longestSendMs = 2_000;
// For files and tiles, the log already has the duration, and a trace would add nothing.
const leftOut = /^\/(assets|media|health|tiles|api\/v1\/tiles)\b/;

// A client's header only determines the trace id: sampling is the market's decision.
function parentOf(request: FastifyRequest): Context {
  const parent = readTraceParent(request.headers['traceparent']);
  if (!parent) return ROOT_CONTEXT;
  return spans.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

function startRequest(tracer: Tracer, request: FastifyRequest): Context {
  const attributes = {
    'http.request.method': request.method,
    'http.route': routeOf(request),
    'promenade.request_id': request.id,
  };
  const parent = parentOf(request);
  const name = `${request.method} ${routeOf(request)}`;
  return spans.setSpan(parent, tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
}

function endRequest(span: Span, { callerKind, refusalCode }: FastifyRequest, reply: FastifyReply): void {
  if (!span.isRecording()) return;
  span.setAttribute('http.response.status_code', reply.statusCode);
  if (callerKind) span.setAttribute('promenade.caller', callerKind);
  if (refusalCode) span.setAttribute('promenade.refusal', refusalCode);
  if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

type Current = AsyncLocalStorage<Context>;

function watchRequests(app: FastifyInstance, tracer: Tracer, current: Current): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    if (leftOut.test(request.url)) return done();
    const context = startRequest(tracer, request);
    contexts.set(request, context);
    // Also emitted for clients that disconnected, and for streams.
    reply.raw.once('close', () => endRequest(spans.getSpan(context) as Span, request, reply));
    current.run(context, done);
  });
  // Body parsers run in the async context of the connection, so the request's context is restored after them.
  app.addHook('preHandler', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) current.run(context, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const context = contexts.get(request);
    if (context) endRequest(spans.getSpan(context) as Span, request, reply);
    done();
  });
}

/** The tracing API and the tracer. */
interface Spans {
  readonly tracer: Tracer;
  readonly current: Current;
}

async function spanned<T>(
  { tracer, current }: Spans,
  parent: Context,
  { name, kind = SpanKind.INTERNAL }: { readonly name: string; readonly kind?: SpanKind },
  work: () => Promise<T>,
): Promise<T> {
  const span = tracer.startSpan(name, { kind }, parent);
  try {
    return await current.run(spans.setSpan(parent, span), work);
  } catch (error) {
    // Error messages may contain user input: only the error's name is recorded.
    span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
    throw error;
  } finally {
    span.end();
  }
}

/** OpenTelemetry traces, sent as OTLP over HTTP. Nothing is registered globally; only this program has its tracer. */
export function startTracing({ url, headers, service, ratio }: TraceSettings): Trace {
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: longestSendMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('promenade');
  const current: Current = new AsyncLocalStorage();
  return {
    within: (name, work) => {
      const parent = current.getStore();
      return parent ? spanned({ tracer, current }, parent, { name }, work) : work();
    },
    alone: (name, work) =>
      spanned({ tracer, current }, ROOT_CONTEXT, { name, kind: SpanKind.CONSUMER }, work),
    watchRequests: (app) => watchRequests(app, tracer, current),
    watchDatabase: (pool: pg.Pool) => watchStatements(pool, tracer, () => current.getStore()),
    stop: () => provider.shutdown(),
  };
}
