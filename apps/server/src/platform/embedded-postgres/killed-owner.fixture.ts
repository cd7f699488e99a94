// Run by embedded-postgres.test.ts in a separate process, which is then killed with SIGKILL.
import process from 'node:process';
import pg from 'pg';
import { startEmbeddedPostgres } from './index.ts';

const [, , dataDir = '', sql = ''] = process.argv;
const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new pg.Client(server.connectionString);
await client.connect();
await client.query(sql);
process.send?.(server.connectionString);
