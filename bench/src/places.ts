/**
 * `npm run bench -- places`: place search and reverse geocoding on the whole demo city, compared with a bare program
 * that sends the same statements to PostgreSQL.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCity, type City, montevideoReader } from '@promenade/market/city';
import { buildApp } from '@promenade/server/app.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { writeCity } from '@promenade/server/modules/geo/index.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import { residentMb } from './cpu.ts';
import { type Kind, lineOf, measureKind, recordKinds } from './kinds.ts';
import { writeMarketAtScale } from './market-at-scale.ts';
import { startBare, startServer } from './processes.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const port = 3978;
const connections = 16;
// What is promised of both at 16 connections.
const promisedMs = 20;
const requestsOfAKind = 64;

const search = (text: string): string =>
  `/api/v1/config/place-api-autocomplete?search_text=${encodeURIComponent(text.slice(0, 120))}`;

/** Addresses of the city, evenly spread. */
function addressesOf({
  addresses,
  streets,
}: City): { street: string; number: string; lat: number; lng: number }[] {
  const step = Math.floor(addresses.numbers.length / requestsOfAKind);
  return Array.from({ length: requestsOfAKind }, (_, turn) => {
    const row = turn * step;
    const street = streets.names[addresses.streetIndex[row] ?? 0] ?? '';
    return {
      street,
      number: addresses.numbers[row] ?? '',
      lat: addresses.lat[row] ?? 0,
      lng: addresses.lng[row] ?? 0,
    };
  });
}

// Two letters of the longest word swapped, so that the exact words match nothing.
function misspelt(street: string): string {
  const longest = street.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const at = longest.length >> 1;
  const swapped = `${longest.slice(0, at - 1)}${longest[at]}${longest[at - 1]}${longest.slice(at + 1)}`;
  return street.replace(longest, swapped);
}

// 120 characters: twelve words that resemble many names and match none.
const garbage = (turn: number): string =>
  Array.from(
    { length: 12 },
    (_, word) => `${'aeiou'[(turn + word) % 5]}r${'lnst'[word % 4]}an${turn % 10}ose`,
  )
    .join(' ')
    .slice(0, 120);

function kindsOf(city: City): Kind[] {
  const known = addressesOf(city);
  const { corners, streets } = city;
  const step = Math.floor(corners.lat.length / requestsOfAKind);
  const corner = (turn: number): string =>
    `${streets.names[corners.streetIndex[turn * step] ?? 0]} esq ${streets.names[corners.otherIndex[turn * step] ?? 0]}`;
  return [
    {
      name: 'reverse',
      // Some metres from the door, as a pin is.
      paths: known.map(
        ({ lat, lng }) => `/api/v1/config/geocode-api?lat=${lat + 0.00004}&lng=${lng - 0.00003}`,
      ),
    },
    { name: 'address', paths: known.map(({ street, number }) => search(`${street} ${number}`)) },
    { name: 'misspelt', paths: known.map(({ street, number }) => search(`${misspelt(street)} ${number}`)) },
    { name: 'half typed', paths: known.map(({ street }) => search(street.slice(0, 5))) },
    { name: 'corner', paths: known.map((_, turn) => search(corner(turn))) },
    { name: 'garbage', paths: known.map((_, turn) => search(garbage(turn))) },
  ];
}

async function prepare(url: string, folder: string): Promise<Kind[]> {
  const log = createLog('error');
  const opened = await openMarket(loadConfig({ DATABASE_URL: url, DATA_DIR: folder }), log, {
    mayMigrate: true,
  });
  await writeMarketAtScale(opened.ctx, { stores: 80, itemsPerStore: 4 });
  const city = await buildCity({ reader: montevideoReader(), coast: 'none' });
  await writeCity(opened.ctx, city);
  const kinds = kindsOf(city);
  const app = await buildApp({ ctx: opened.ctx, log });
  await writeFile(join(folder, 'recordings.json'), JSON.stringify(await recordKinds(app, kinds)));
  await app.close();
  await opened.close();
  return kinds;
}

async function measure({ url, folder, postgresPid }: Throwaway): Promise<void> {
  const kinds = await prepare(url, folder);
  const server = await startServer(url, port, folder);
  const bare = await startBare(url, join(folder, 'recordings.json'));
  try {
    process.stdout.write(`places, ${connections} connections\n`);
    for (const kind of kinds) {
      const figures = await measureKind(kind, { server, bare, postgresPid, connections });
      process.stdout.write(`${lineOf(kind.name, figures, promisedMs)}\n`);
    }
    process.stdout.write(`resident ${residentMb(server.pid).toFixed(0)} MB\n`);
  } finally {
    await bare.stop();
    await server.stop();
  }
}

await withThrowaway(measure);
