import type pg from 'pg';

/** Drops connections to PostgreSQL when a test asks for it, as if a process or the network had failed. */
export interface LostConnections {
  /**
   * Drops the connection that sends the given statement, counted from now on: `before` it is sent, or `after` it was
   * executed and before its answer is received. Once.
   */
  readonly loseAt: (statement: number, when: 'before' | 'after') => void;
  /** Cancels the drop; true if it had not happened yet. */
  readonly spare: () => boolean;
}

/** The error message of a statement whose connection was dropped. */
export const connectionLost = 'Connection lost by the test';

interface Wire {
  readonly connection: { readonly stream: { readonly destroy: () => void } };
}

/** Watches every connection that the pool opens from now on. */
export function loseConnections(pool: pg.Pool): LostConnections {
  let left = 0;
  let when: 'before' | 'after' = 'before';
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>;
    const cut = (): never => {
      (client as unknown as Wire).connection.stream.destroy();
      throw new Error(connectionLost);
    };
    const sending = async (...parts: unknown[]): Promise<unknown> => {
      const isHere = left > 0 && --left === 0;
      if (!isHere) return send(...parts);
      if (when === 'after') await send(...parts);
      return cut();
    };
    // Subscriptions, which use a callback, are left alone.
    const listening = (...parts: unknown[]): unknown =>
      typeof parts.at(-1) === 'function' ? send(...parts) : sending(...parts);
    // A dropped connection also emits an error; the pool removes it.
    client.on('error', () => undefined);
    Object.assign(client, { query: listening });
  });
  return {
    loseAt: (statement, at) => {
      left = statement;
      when = at;
    },
    spare: () => {
      const wasDue = left > 0;
      left = 0;
      return wasDue;
    },
  };
}
