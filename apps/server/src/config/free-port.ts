import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode } from '../platform/error-code.ts';
import type { MetricsSettings } from '../platform/telemetry/settings.ts';

/** What of the configuration says where the market listens. */
export interface Ports {
  readonly port: number;
  readonly host: string;
  readonly telemetry: { readonly metrics: MetricsSettings | undefined };
}

type Problem = NodeJS.ErrnoException;

const isTaken = (error: unknown): boolean => errorCode(error) === 'EADDRINUSE';

/** What to say of a port that does not open. */
export function portProblem(error: Problem, { port, host }: Pick<Ports, 'port' | 'host'>): Error {
  if (isTaken(error))
    return new Error(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`,
    );
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user. Choose one above 1024 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST ${host} is not an address of this machine (${error.code}).`);
  return error;
}

/** The same of the port for figures. */
export function metricsProblem(error: Problem, { port, host }: MetricsSettings): Error {
  return new Error(
    isTaken(error)
      ? `METRICS_PORT ${port} is taken, by another program or by PORT. Choose another for one of the two.`
      : `METRICS_PORT ${port} cannot be opened on ${host} (${error.code}).`,
  );
}

/** A predecessor that was told to stop may still be giving the port back. */
const portPatienceMs = 3000;
const portPollMs = 100;

async function open(port: number, host: string): Promise<Server> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

async function openPatiently(port: number, host: string, patienceMs: number): Promise<Server> {
  for (let waited = 0; ; waited += portPollMs) {
    try {
      return await open(port, host);
    } catch (error) {
      if (!isTaken(error) || waited >= patienceMs) throw error;
    }
    await pause(portPollMs);
  }
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}

/** Says that a port cannot be had before a market is imported, not after: both are held at once, as they will be. */
export async function refuseTakenPorts(ports: Ports, patienceMs = portPatienceMs): Promise<void> {
  const { metrics } = ports.telemetry;
  const server = await openPatiently(ports.port, ports.host, patienceMs).catch((error: Problem) => {
    throw portProblem(error, ports);
  });
  try {
    if (!metrics) return;
    const beside = await openPatiently(metrics.port, metrics.host, patienceMs).catch((error: Problem) => {
      throw metricsProblem(error, metrics);
    });
    await close(beside);
  } finally {
    await close(server);
  }
}
