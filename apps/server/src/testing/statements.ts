import type pg from 'pg';
import { wordsTogether } from '../platform/events.ts';

/** Counts what is sent to PostgreSQL through a pool, `begin` and `commit` included. */
export interface StatementLog {
  /**
   * The texts of the statements that `work` sends. Nothing else may run meanwhile, but for words that go out together:
   * they may be of work before it, and are left out.
   */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
}

/** Listens to every connection that the pool opens from now on. */
export function watchStatements(pool: pg.Pool): StatementLog {
  let heard: string[] | undefined;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown;
    const listening = (...parts: unknown[]): unknown => {
      const [first] = parts;
      const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
      if (text !== wordsTogether) heard?.push(text);
      return send(...parts);
    };
    Object.assign(client, { query: listening });
  });
  return {
    during: async (work) => {
      const texts: string[] = [];
      heard = texts;
      await work().finally(() => {
        heard = undefined;
      });
      return texts;
    },
  };
}
