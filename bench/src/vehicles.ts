/**
 * `npm run bench -- vehicles`: search of 20,000 vehicles with the number of each that are free in a window, compared
 * with a bare program that sends the same statements to PostgreSQL.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildApp } from '@promenade/server/app.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import { residentMb } from './cpu.ts';
import { type Kind, lineOf, measureKind, recordKinds } from './kinds.ts';
import { startBare, startServer } from './processes.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';
import { writeFleet } from './vehicles-at-scale.ts';

const port = 3983;
const connections = 16;
const promisedMs = 30;
const vehicles = Number(process.env['BENCH_VEHICLES'] ?? 20_000);
const scale = { providers: vehicles / 50, vehicles, unitsOfEach: 3, trips: vehicles * 2 };
const windows = 64;

/** Pickup times of the next weeks, an hour apart and each of another length. */
function windowsOf(nowMs: number): string[] {
  const step = 11 * 3_600_000;
  return Array.from({ length: windows }, (_, turn) => {
    const at = new Date(nowMs + 3_600_000 + turn * step).toISOString().slice(0, 19).replace('T', '%20');
    return `pickup_time=${at}&estimated_hours=${2 + (turn % 48)}`;
  });
}

function kindsAt(nowMs: number): Kind[] {
  const asked = windowsOf(nowMs);
  const search = (query: (turn: number) => string) =>
    asked.map((window, turn) => `/api/v1/rental/vehicle/search?limit=24&${window}${query(turn)}`);
  const types = ['hourly', 'day_wise', 'distance_wise'] as const;
  return [
    { name: 'window', paths: search(() => '') },
    { name: 'by the hour', paths: search(() => '&rental_type=hourly') },
    { name: 'free ones', paths: search((turn) => `&available=1&rental_type=${types[turn % 3]}`) },
    {
      name: 'filters',
      paths: search(
        (turn) =>
          `&available=1&rental_type=hourly&seats=4&transmission_type=automatic&max_price=${20 + (turn % 20)}`,
      ),
    },
    { name: 'price', paths: search((turn) => `&rental_type=${types[turn % 3]}&sort=price_low`) },
    { name: 'rating', paths: search(() => '&sort=rating&min_rating=4') },
    { name: 'name', paths: search((turn) => `&name=${['tero', 'ombu', 'hornero', 'ceibo'][turn % 4]}`) },
    { name: 'page five', paths: search(() => '&offset=5') },
  ];
}

async function prepare(url: string, folder: string) {
  const log = createLog('error');
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const opened = await openMarket(config, log, { mayMigrate: true });
  const market = await writeFleet(opened.ctx, scale);
  const app = await buildApp({ ctx: opened.ctx, log });
  const headers = {
    accept: 'application/json',
    zoneid: JSON.stringify([market.zoneId]),
    moduleid: market.moduleId,
  };
  const kinds = kindsAt(opened.ctx.clock.now());
  const recordings = await recordKinds(app, kinds, headers);
  await app.close();
  await opened.close();
  return { kinds, recordings, headers };
}

async function measure({ url, folder, postgresPid }: Throwaway): Promise<void> {
  const { kinds, recordings, headers } = await prepare(url, folder);
  await writeFile(join(folder, 'recordings.json'), JSON.stringify(recordings));
  const server = await startServer(url, port, folder);
  const bare = await startBare(url, join(folder, 'recordings.json'));
  try {
    process.stdout.write(`vehicles, ${vehicles} of ${scale.trips} trips, ${connections} connections\n`);
    for (const kind of kinds) {
      const figures = await measureKind(kind, { server, bare, postgresPid, connections, headers });
      process.stdout.write(`${lineOf(kind.name, figures, promisedMs)}\n`);
    }
    process.stdout.write(`resident ${residentMb(server.pid).toFixed(0)} MB\n`);
  } finally {
    await bare.stop();
    await server.stop();
  }
}

await withThrowaway(measure);
