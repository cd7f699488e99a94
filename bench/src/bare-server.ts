/**
 * The baseline: Fastify and pg and nothing else. It answers each operation by running the very statements that the
 * real server was seen to send for it, on one connection, and sends the last rows as JSON. It also renders one page
 * of the stack. A write's request names what is new in it (`[[old, new], …]`), since no two orders may have the same
 * id.
 */
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';
import { answerBarePage } from './bare-page.ts';
import { type Statement, unpackStatements } from './recorder.ts';

const [, , connectionString, recordingsFile] = process.argv;
if (connectionString === undefined || recordingsFile === undefined)
  throw new Error('usage: bare-server URL FILE');
const recordings = JSON.parse(readFileSync(recordingsFile, 'utf8')) as Record<string, string>;
const pool = new pg.Pool({ connectionString, max: 16 });
const app = Fastify({ logger: false, bodyLimit: 262_144 });

function renamed(packed: string, names: readonly (readonly [string, string])[]): Statement[] {
  let text = packed;
  for (const [from, to] of names) text = text.replaceAll(from, to);
  return unpackStatements(text);
}

async function run(statements: readonly Statement[]): Promise<unknown[]> {
  const client = await pool.connect();
  let rows: unknown[] = [];
  try {
    for (const { text, values } of statements) {
      const result = await client.query(text, [...values]);
      if (result.rows?.length > 0) rows = result.rows;
    }
    return rows;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

for (const [name, packed] of Object.entries(recordings)) {
  const fixed = unpackStatements(packed);
  app.get(`/${name}`, async () => run(fixed));
  app.post(`/${name}`, async (request) => run(renamed(packed, request.body as [string, string][])));
}

app.get('/bare-page', answerBarePage(pool));

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
