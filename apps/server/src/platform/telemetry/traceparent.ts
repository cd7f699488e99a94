/** The trace that a request belongs to. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
}

const none = /^0+$/;

/** Parses a `traceparent` header (W3C Trace Context, section 3.2); undefined if it is invalid. */
export function readTraceParent(header: string | readonly string[] | undefined): TraceParent | undefined {
  const match =
    typeof header === 'string'
      ? /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/.exec(header)
      : null;
  const [, traceId = '', spanId = ''] = match ?? [];
  if (traceId === '' || none.test(traceId) || none.test(spanId)) return undefined;
  return { traceId, spanId };
}
