import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as open,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A minimal balancer: round robin over healthy instances, retrying only what is safe to retry. */
export interface Balancer {
  readonly url: string;
  /** How often a request was retried on another instance. */
  readonly repeats: () => number;
  readonly close: () => Promise<void>;
}

interface Backend {
  readonly port: number;
  healthy: boolean;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const checkEveryMs = 100;
const checkWaitMs = 1_000;
const answerWaitMs = 15_000;

async function ask(agent: Agent, port: number, asked: Asked, waitMs = answerWaitMs): Promise<Answered> {
  const { method, path, headers, body } = asked;
  const sent = open({ agent, host: '127.0.0.1', port, method, path, headers, timeout: waitMs });
  sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // The body is read completely before anything is passed on: a request that breaks off can be retried.
  const whole = await buffer(response);
  if (!response.complete) throw new Error('the answer broke off');
  return { status: response.statusCode ?? 502, headers: response.headers, body: whole };
}

// A read changes nothing, and a write with its key is done once however often it arrives.
const isRepeatable = ({ method, headers }: Asked): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

const isRefusedAtOnce = (error: unknown): boolean => (error as { code?: string }).code === 'ECONNREFUSED';

async function checkHealth(agent: Agent, backend: Backend): Promise<void> {
  const asked = { method: 'GET', path: '/health/ready', headers: {}, body: Buffer.alloc(0) };
  const answer = await ask(agent, backend.port, asked, checkWaitMs).catch(() => undefined);
  backend.healthy = answer?.status === 200;
}

/**
 * Healthy instances in turn; all of them if none is healthy, as an instance reports better than we do what is wrong.
 */
function roundRobin(backends: readonly Backend[]): () => Backend[] {
  let turn = 0;
  return () => {
    const healthy = backends.filter((one) => one.healthy);
    const usable = healthy.length > 0 ? healthy : backends;
    turn += 1;
    return usable.map((_one, index) => usable[(index + turn) % usable.length] as Backend);
  };
}

const nobody: Answered = {
  status: 503,
  headers: { 'content-type': 'application/json', 'retry-after': '1' },
  body: Buffer.from('{"message":"No instance answers."}'),
};

function makePasser(agent: Agent, next: () => Backend[], onRepeat: () => void) {
  return async (asked: Asked): Promise<Answered> => {
    let last: Answered = nobody;
    let tries = 0;
    for (const backend of next()) {
      if (tries > 0) onRepeat();
      tries += 1;
      try {
        last = await ask(agent, backend.port, asked);
        if (last.status !== 503 || !isRepeatable(asked)) return last;
      } catch (error) {
        backend.healthy = false;
        if (!isRepeatable(asked) && !isRefusedAtOnce(error)) return { ...nobody, status: 502 };
      }
    }
    return last;
  };
}

async function readRequest(request: IncomingMessage): Promise<Asked> {
  const { connection: _hop, ...headers } = request.headers;
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' },
    body: await buffer(request),
  };
}

function send(response: ServerResponse, { status, headers, body }: Answered): void {
  const { connection: _hop, 'transfer-encoding': _coding, 'keep-alive': _time, ...passed } = headers;
  response.writeHead(status, { ...passed, 'content-length': body.byteLength }).end(body);
}

/** Listens on a free port in front of instances on this machine. */
export async function startBalancer(ports: readonly number[], port: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const checks = new Agent({ keepAlive: false });
  const backends = ports.map((one): Backend => ({ port: one, healthy: false }));
  let repeats = 0;
  const pass = makePasser(agent, roundRobin(backends), () => {
    repeats += 1;
  });
  const check = () => Promise.all(backends.map((one) => checkHealth(checks, one)));
  await check();
  const timer = setInterval(() => void check(), checkEveryMs);
  const server = createServer(async (request, response) =>
    send(response, await pass(await readRequest(request))),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    repeats: () => repeats,
    close: async () => {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
