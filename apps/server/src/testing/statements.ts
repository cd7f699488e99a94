import type pg from 'pg';
import { goesWithTheNext } from '../platform/database/pipelining.ts';
import { notifyStatement } from '../platform/events/events.ts';

/** Records what is sent to PostgreSQL through a pool, `begin` and `commit` included. */
export interface StatementLog {
  /**
   * The statements that `work` sends. Nothing else may run meanwhile. Batched notifications are left out, since they
   * may belong to earlier work.
   */
  readonly during: (work: () => Promise<unknown>) => Promise<string[]>;
  /** How many round trips `work` waits for: pipelined statements count as one. */
  readonly waitsDuring: (work: () => Promise<unknown>) => Promise<number>;
}

/** Watches every connection that the pool opens from now on. */
export function watchStatements(pool: pg.Pool): StatementLog {
  let recorded: string[] | undefined;
  let waits = 0;
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown;
    let owed = 0;
    const answered = (): void => {
      owed -= 1;
    };
    const listening = (...parts: unknown[]): unknown => {
      const [first] = parts;
      const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
      if (text === notifyStatement) return send(...parts);
      recorded?.push(text);
      const answer = send(...parts) as Promise<unknown> | undefined;
      if (goesWithTheNext(text) || typeof answer?.then !== 'function') return answer;
      if (owed === 0) waits += 1;
      owed += 1;
      void answer.then(answered, answered);
      return answer;
    };
    Object.assign(client, { query: listening });
  });
  return {
    during: async (work) => {
      const texts: string[] = [];
      recorded = texts;
      await work().finally(() => {
        recorded = undefined;
      });
      return texts;
    },
    waitsDuring: async (work) => {
      const before = waits;
      await work();
      return waits - before;
    },
  };
}
