import { connect, type Socket } from 'node:net';
import type pg from 'pg';

/** What the driver knows of a connection that has been given out. */
interface Given {
  readonly readyForQuery: boolean | null;
  readonly connection: { readonly stream: Socket };
}

// A machine that is there takes a connection in far less, even at the other end of the world.
const longestKnockMs = 3_000;

/** Whether anybody takes a connection there. It is hung up at once, of which PostgreSQL makes no note. */
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
 * Ends connections whose machine has vanished while a statement was on its way to it. The network goes on sending that
 * for a quarter of an hour before it gives up, and does not ask whether anybody is there meanwhile (tcp(7):
 * tcp_retries2; keepalive is for connections that rest): a pool whose connections all wait so would serve nobody, long
 * after another machine has taken over. A statement may take as long as it likes: whoever has heard nothing since the
 * last look knocks at the same door, and only where nobody opens is the connection ended.
 * @param everyMs how often it is looked; a connection that has been silent in between is in question
 * @returns the way to stop
 */
export function endDeadPeers(pool: pg.Pool, everyMs: number): () => void {
  const heard = new Map<Given, number>();
  pool.on('acquire', (client) => heard.set(client as unknown as Given, -1));
  const forget = (client: pg.PoolClient): boolean => heard.delete(client as unknown as Given);
  pool.on('release', (_problem, client) => forget(client));
  const look = async (client: Given, before: number): Promise<void> => {
    const { stream } = client.connection;
    const isSilent = () => !client.readyForQuery && stream.bytesRead === before;
    heard.set(client, stream.bytesRead);
    if (!isSilent() || stream.remoteAddress === undefined || stream.remotePort === undefined) return;
    if (await takesConnections(stream.remoteAddress, stream.remotePort)) return;
    const gone = new Error('the machine of the database does not answer');
    if (isSilent()) stream.destroy(Object.assign(gone, { code: 'ETIMEDOUT', syscall: 'read' }));
  };
  const timer = setInterval(() => {
    for (const [client, before] of heard) void look(client, before);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
