import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { eventChannel } from '../../platform/events/events.ts';

/** Whether a message counts. */
type Counts = (message: Buffer) => boolean;

// In PostgreSQL's protocol (55.7, Message Formats): Query, Parse and Bind.
const begins = new Set(['Q', 'P', 'B']);

/**
 * Statements, but for words to other tabs: those are sent by themselves, on a connection of their own that may have to be
 * opened first, and so between any two others. Once they are prepared, only their values are sent, the channel first.
 */
export const countsAsStatement: Counts = (message) =>
  begins.has(message.toString('latin1', 0, 1)) &&
  !message.includes('pg_notify') &&
  !message.includes(eventChannel);

/** A proxy between a market and its PostgreSQL that tests can break. */
export interface DatabaseWire {
  /** The database's address through the proxy. */
  readonly connectionString: string;
  /**
   * Ends the connection that sends the given message, of those that count, from now on: `before` it is forwarded, or
   * `after` its answer has arrived, without passing that on. Once.
   */
  readonly cutAt: (message: number, when: 'before' | 'after', counts?: Counts) => void;
  /** Cancels the cut; true if it had not happened yet. */
  readonly spare: () => boolean;
  /** Ends every open connection, as a crashing server does. */
  readonly cut: () => void;
  /** Ends every connection and accepts no new ones until `mend`: the database is being restarted. */
  readonly stop: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /**
   * From now on nothing is forwarded and no connection is closed, as after a power cut; no new connection is
   * accepted.
   */
  readonly vanish: () => Promise<void>;
  /** Delays every answer. */
  readonly slow: (milliseconds: number) => void;
  /** Holds back all answers to connections that send this text from now on; returns a function that releases them. */
  readonly hold: (text: string) => () => void;
  readonly close: () => Promise<void>;
}

function target(connectionString: string): { path: string } | { host: string; port: number } {
  const url = new URL(connectionString);
  const port = Number(url.port || 5432);
  const host = url.searchParams.get('host') ?? url.hostname;
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}

class Wire {
  readonly sockets = new Set<Socket>();
  lagMs = 0;
  held: { readonly text: string; readonly over: Promise<void> } | undefined;
  /** How many messages remain until a connection ends. */
  left = 0;
  when: 'before' | 'after' = 'before';
  counts: Counts = () => true;
  readonly server: Server;
  constructor(to: ReturnType<typeof target>) {
    this.server = createServer((near) => this.join(near, connect(to)));
  }
  join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
    let isLast = false;
    let held: Promise<void> | undefined;
    near.on('data', (chunk: Buffer) => {
      if (this.held && chunk.includes(this.held.text)) held = this.held.over;
      const isHere = this.left > 0 && this.counts(chunk) && --this.left === 0;
      if (isHere && this.when === 'before') near.destroy();
      else far.write(chunk);
      isLast = isHere;
    });
    far.on('data', (chunk) => {
      const answer = () => near.destroyed || near.write(chunk);
      if (isLast) near.destroy();
      else if (held) void held.then(answer);
      else if (this.lagMs === 0) answer();
      else setTimeout(answer, this.lagMs);
    });
  }
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }
  async listen(port: number): Promise<number> {
    this.server.listen(port, '127.0.0.1');
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }
  async vanish(): Promise<void> {
    for (const socket of this.sockets) socket.removeAllListeners('data').resume();
    this.server.close();
  }
  async stop(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    await closed;
  }
}

/** Starts a proxy to a database. */
export async function layDatabaseWire(connectionString: string): Promise<DatabaseWire> {
  const wire = new Wire(target(connectionString));
  const port = await wire.listen(0);
  const through = new URL(connectionString);
  through.host = `127.0.0.1:${port}`;
  through.search = '';
  return {
    connectionString: through.href,
    cutAt: (message, when, counts = () => true) => {
      wire.counts = counts;
      wire.left = message;
      wire.when = when;
    },
    spare: () => {
      const wasDue = wire.left > 0;
      wire.left = 0;
      return wasDue;
    },
    cut: () => wire.cut(),
    stop: () => wire.stop(),
    mend: async () => {
      // Another machine knows nothing of the old connections, and resets them.
      if (!wire.server.listening) wire.cut();
      await wire.listen(port);
    },
    vanish: () => wire.vanish(),
    slow: (milliseconds) => {
      wire.lagMs = milliseconds;
    },
    hold: (text) => {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      wire.held = { text, over };
      return resolve;
    },
    close: async () => {
      if (wire.server.listening) await wire.stop();
    },
  };
}
