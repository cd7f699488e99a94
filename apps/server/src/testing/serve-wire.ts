/**
 * The server as a separate process, without the storefront: for tests that kill it. Takes the database's address as
 * its argument and prints its port.
 */
import { argv, stdout } from 'node:process';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config/config.ts';
import { jobHandlers } from '../modules/rooms.ts';
import { createLog, openMarket } from '../open-market.ts';
import { startJobs } from '../platform/jobs/jobs.ts';

const config = loadConfig({ DATABASE_URL: argv[2], PORT: '0', LOG_LEVEL: 'error' });
const { ctx, log } = await openMarket(config, createLog(config.logLevel));
const app = await buildApp({ ctx, log });
startJobs(ctx, jobHandlers);
stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
