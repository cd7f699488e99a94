// Only on the pages of a market that traces (OTEL_EXPORTER_OTLP_ENDPOINT; docs/operating.md): calls to the server say of
// which trace they are (W3C Trace Context). What one press sets off is one trace.
(() => {
  const hex = (bytes) =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  let trace = hex(16);
  const begin = () => {
    trace = hex(16);
  };
  for (const press of ['click', 'submit']) addEventListener(press, begin, { capture: true, passive: true });
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || !url.pathname.startsWith('/api/')) return send(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${trace}-${hex(8)}-01`);
    return send(input, { ...init, headers });
  };
})();
