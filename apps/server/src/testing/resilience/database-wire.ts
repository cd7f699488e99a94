import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The wire between a market and its PostgreSQL, in the hands of a test. */
export interface DatabaseWire {
  /** For whoever is to reach the database through it. */
  readonly connectionString: string;
  /**
   * Ends the connection that sends the so many-th message from now on: `before` it is passed on, or `after`, when its answer
   * has come and before it is heard. Once.
   */
  readonly cutAt: (message: number, when: 'before' | 'after') => void;
  /** Whether that is still to come; it does not come any more. */
  readonly spare: () => boolean;
  /** Ends every connection that is open, as a server that crashes does. */
  readonly cut: () => void;
  /** Ends every connection and takes no new one until it is mended: the database is being started again. */
  readonly stop: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** From now on nothing passes and nobody is told, as where a machine loses its power; no new connection is taken. */
  readonly vanish: () => Promise<void>;
  /** Holds every answer back for so long. */
  readonly slow: (milliseconds: number) => void;
  /** Holds back all answers to connections that send this text from now on; gives the way to let them go. */
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
  /** How many messages are left until a connection ends. */
  left = 0;
  when: 'before' | 'after' = 'before';
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
      const isHere = this.left > 0 && --this.left === 0;
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

/** Lays a wire to a database. */
export async function layDatabaseWire(connectionString: string): Promise<DatabaseWire> {
  const wire = new Wire(target(connectionString));
  const port = await wire.listen(0);
  const through = new URL(connectionString);
  through.host = `127.0.0.1:${port}`;
  through.search = '';
  return {
    connectionString: through.href,
    cutAt: (message, when) => {
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
      // Another machine knows nothing of what was open before, and says so.
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
