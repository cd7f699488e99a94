import { connect, type Socket } from 'node:net';
import type pg from 'pg';

/** The driver's state of a checked-out connection. */
interface Given {
  readonly readyForQuery: boolean | null;
  readonly connection: { readonly stream: Socket };
}

// A reachable machine accepts a connection much sooner, even on the other side of the world.
const longestKnockMs = 3_000;

/** Whether the address accepts connections. The connection is closed at once; PostgreSQL does not log it. */
function takesConnections(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: longestKnockMs });
    const answer = (isThere: boolean) => (): void => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', answer(true)).once('error', answer(false)).once('timeout', answer(false));
  });
}

/**
 * Ends connections whose machine vanished while a statement was in flight. TCP retransmits for a quarter of an hour
 * before it gives up, and keepalive only probes idle connections (tcp(7): tcp_retries2): a pool whose connections all
 * hang like that would be out of service long after a failover. A statement may take as long as it needs: a connection
 * that has received nothing since the last check triggers a new connection to the same address, and is ended only if
 * that fails.
 * @param everyMs interval of the checks; connections silent for a whole interval are probed
 * @returns a function that stops the checks
 */
export function endDeadPeers(pool: pg.Pool, everyMs: number): () => void {
  const bytesReceived = new Map<Given, number>();
  pool.on('acquire', (client) => bytesReceived.set(client as unknown as Given, -1));
  const forget = (client: pg.PoolClient): boolean => bytesReceived.delete(client as unknown as Given);
  pool.on('release', (_problem, client) => forget(client));
  const look = async (client: Given, before: number): Promise<void> => {
    const { stream } = client.connection;
    const isSilent = () => !client.readyForQuery && stream.bytesRead === before;
    bytesReceived.set(client, stream.bytesRead);
    if (!isSilent() || stream.remoteAddress === undefined || stream.remotePort === undefined) return;
    if (await takesConnections(stream.remoteAddress, stream.remotePort)) return;
    const gone = new Error('the machine of the database does not answer');
    if (isSilent()) stream.destroy(Object.assign(gone, { code: 'ETIMEDOUT', syscall: 'read' }));
  };
  const timer = setInterval(() => {
    for (const [client, before] of bytesReceived) void look(client, before);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
