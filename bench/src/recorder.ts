import type { StatementBatch } from '@promenade/server/platform/database/statement-batch.ts';
import { notifyStatement } from '@promenade/server/platform/events/events.ts';
import pg from 'pg';

/** One statement as it was sent to PostgreSQL. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

type QueryConfig = { readonly text: string; readonly values?: readonly unknown[] | undefined };

function sentBy(asked: string | QueryConfig | StatementBatch, values: unknown): readonly QueryConfig[] {
  if (typeof asked === 'string') return [{ text: asked, values: Array.isArray(values) ? values : [] }];
  return 'statements' in asked ? asked.statements : [asked];
}

/**
 * Every statement that `work` sends from this process, in order, including transaction control. The baseline replays
 * exactly these, so both sides send the database the same; except for notifications, which are batched for several
 * requests and sent after them: those of an earlier request would be counted now and then.
 */
export async function recordStatements(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { prototype } = pg.Client;
  const query = prototype.query;
  prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | QueryConfig | StatementBatch, unknown];
    for (const { text, values = [] } of sentBy(first, second))
      if (text !== notifyStatement) statements.push({ text, values });
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    prototype.query = query;
  }
  return statements;
}

// Buffers and dates are serialised as tagged strings, so that one text replacement renames everything in a recording.
function pack(value: unknown): unknown {
  if (Buffer.isBuffer(value)) return { $hex: value.toString('hex') };
  if (value instanceof Date) return { $date: value.toISOString() };
  if (Array.isArray(value)) return value.map(pack);
  return value;
}

function unpack(_key: string, value: unknown): unknown {
  const tagged = value as { $hex?: string; $date?: string } | null;
  if (typeof tagged?.$hex === 'string') return Buffer.from(tagged.$hex, 'hex');
  if (typeof tagged?.$date === 'string') return new Date(tagged.$date);
  return value;
}

/** A recording as text. */
export const packStatements = (statements: readonly Statement[]): string =>
  JSON.stringify(statements.map(({ text, values }) => ({ text, values: pack(values) })));

/** A recording from its text. */
export const unpackStatements = (text: string): Statement[] => JSON.parse(text, unpack) as Statement[];
