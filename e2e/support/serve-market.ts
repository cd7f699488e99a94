/** Serves the demo market from a folder, at an hour when its stores are open. Run by start-market.ts. */
import { choosePort } from '@promenade/server/config/chosen-port.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { fillWithDemo } from '@promenade/server/fill-with-demo.ts';
import { writeMarket } from '@promenade/server/modules/settings/index.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import type { Clock } from '@promenade/server/platform/clock.ts';
import { serveMarket } from '@promenade/server/run-market.ts';
import { takePictures } from '@promenade/server/testing/drawn-pictures.ts';

// Delivers an order in about 45 seconds, including the 20 seconds before the store confirms.
const autopilotSpeed = 60;
const dayMs = 86_400_000;
const thursday = 4;
// 13:00 in Montevideo: lunch, when all but the bars are open.
const lunchUtcMs = 16 * 60 * 60 * 1000;

/**
 * A clock that starts at the next lunch time of a Thursday and runs at normal speed. It is never behind the browsers'
 * clock, which is the machine's.
 */
function lunchClock(): Clock {
  const startMs = Date.now();
  // The day whose lunch is next: once a Thursday's lunch has begun, the next one is a week later.
  const day = Math.ceil((startMs - lunchUtcMs) / dayMs);
  const daysAhead = (thursday - new Date(day * dayMs).getUTCDay() + 7) % 7;
  const lunchMs = (day + daysAhead) * dayMs + lunchUtcMs;
  return { now: () => lunchMs + (Date.now() - startMs) };
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to serve from.');
const port = String(await choosePort({ port: 0, host: 'localhost' }));
const config = { ...loadConfig({ DATA_DIR: folder, PORT: port, HOST: 'localhost', LOG_LEVEL: 'warn' }) };
const market = await openMarket(config, createLog(config.logLevel), { clock: lunchClock() });
await takePictures(market.ctx.storage.root);
await fillWithDemo(market, () => undefined);
await writeMarket(market.ctx, { autopilotSpeed }, []);
const running = await serveMarket(market, config);
process.stdout.write(`serving ${running.url}\n`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.once('disconnect', () => void running.stop().then(() => process.exit(0)));
