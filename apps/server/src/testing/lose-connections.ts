import type pg from 'pg';

/** Loses connections to PostgreSQL where a test says so, as the end of a process or of a cable would. */
export interface LostConnections {
  /**
   * The connection that sends the so many-th statement from now on is lost: `before` it is sent, or `after` it was done
   * and before its answer is heard. Once.
   */
  readonly loseAt: (statement: number, when: 'before' | 'after') => void;
  /** Whether the last one is still to come; none is from then on. */
  readonly spare: () => boolean;
}

/** The words of a statement whose connection was lost. */
export const connectionLost = 'Connection lost by the test';

interface Wire {
  readonly connection: { readonly stream: { readonly destroy: () => void } };
}

/** Listens to every connection that the pool opens from now on. */
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
    // Subscriptions (no promise asked for) are left alone.
    const listening = (...parts: unknown[]): unknown =>
      typeof parts.at(-1) === 'function' ? send(...parts) : sending(...parts);
    // A lost connection says so once more; the pool drops it.
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
