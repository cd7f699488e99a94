import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Meter } from './meter.ts';
import type { MetricsSettings } from './settings.ts';

/** A listener for Prometheus, separate from the public one. */
export interface MetricsListener {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves /metrics at its own address. */
export async function serveMetrics(meter: Meter, { port, host }: MetricsSettings): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    meter.read().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
