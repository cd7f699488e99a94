/**
 * `npm run bench -- sign-in`: whether response times tell who has an account, and whether real customers can sign in
 * while ten thousand wrong passwords come from many addresses. Prints figures; fails if a rule does not hold.
 */
import { buildApp } from '@promenade/server/app.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import type { FastifyInstance } from 'fastify';
import { type Timed, timingOf } from './timing.ts';
import { type Throwaway, withThrowaway } from './throwaway.ts';

const password = 'correct horse';
const knownPeople = 100;
const triesEach = 4;
const attackTries = 10_000;
const attackedPeople = 20;
const attackers = 2_000;
const atOnce = 32;

interface Answered {
  readonly status: number;
  readonly ms: number;
}

const known = (index: number): string => `known.${index}@example.com`;
const unknown = (index: number): string => `nobody.${index}@example.com`;
/** A different private address for each number. */
const address = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const homeOf = (index: number): string => `192.168.0.${index + 1}`;

async function post(app: FastifyInstance, path: string, from: string, payload: object): Promise<Answered> {
  const beganMs = performance.now();
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/api/v1/auth/${path}`,
    remoteAddress: from,
    payload,
  });
  return { status: statusCode, ms: performance.now() - beganMs };
}

async function signUpEveryone(app: FastifyInstance): Promise<void> {
  for (let index = 0; index < knownPeople; index += 1) {
    const phone = `+59899${String(index).padStart(6, '0')}`;
    const form = { name: 'Bench', email: known(index), phone, password, confirm_password: password };
    const { status } = await post(app, 'sign-up', homeOf(index), form);
    if (status !== 200) throw new Error(`A sign-up was answered ${status}.`);
  }
}

/** Known and unknown contacts in turn, so that other load on the machine affects both. */
async function timeBoth(ask: (contact: string, turn: number) => Promise<Answered>, turns: number) {
  const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    for (let index = 0; index < knownPeople; index += 1) {
      ofKnown.push((await ask(known(index), turn)).ms);
      ofUnknown.push((await ask(unknown(index), turn)).ms);
    }
  }
  return timingOf(ofKnown, ofUnknown);
}

function printTiming(what: string, timing: Timed): void {
  const { knownMs, unknownMs, differenceMs, errorMs } = timing;
  console.log(
    `${what}: known ${knownMs.toFixed(2)} ms, unknown ${unknownMs.toFixed(2)} ms (medians); means differ by ${differenceMs.toFixed(3)} ± ${errorMs.toFixed(3)} ms (95 %)`,
  );
}

async function attack(app: FastifyInstance): Promise<void> {
  const statuses = new Map<number, number>();
  let [next, signedIn, turnedAway] = [0, 0, 0];
  const one = async (): Promise<void> => {
    for (let index = next++; index < attackTries; index = next++) {
      const victim = index % attackedPeople;
      const guess = { email_or_phone: known(victim), password: `guess ${index}` };
      const { status } = await post(app, 'login', address(index % attackers), guess);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (index % 100 !== 0) continue;
      const person = (index / 100) % knownPeople;
      const right = { email_or_phone: known(person), password };
      const answer = await post(app, 'login', homeOf(person), right);
      if (answer.status === 200) signedIn += 1;
      else turnedAway += 1;
    }
  };
  const beganMs = performance.now();
  await Promise.all(Array.from({ length: atOnce }, one));
  const seconds = (performance.now() - beganMs) / 1000;
  console.log(`${attackTries} wrong passwords from ${attackers} addresses in ${seconds.toFixed(1)} s:`);
  console.log(`  answers ${JSON.stringify(Object.fromEntries(statuses))}`);
  console.log(`  customers at home: ${signedIn} signed in, ${turnedAway} turned away`);
  // Fifty per hour for each account, and those in flight when the fiftieth was counted.
  const most = attackedPeople * (50 + atOnce);
  if (turnedAway > 0 || (statuses.get(401) ?? 0) > most || (statuses.get(200) ?? 0) > 0)
    throw new Error('A limit did not hold, or a customer was turned away.');
}

async function measure({ url, folder }: Throwaway): Promise<void> {
  const log = createLog('error');
  const config = loadConfig({ DATABASE_URL: url, DATA_DIR: folder });
  const market = await openMarket(config, log, { mayMigrate: true });
  const app = await buildApp({ ctx: market.ctx, log });
  await signUpEveryone(app);
  const wrong = (contact: string, turn: number) => {
    const from = address(1_000_000 + turn * 10_000 + Number(/\d+/.exec(contact)?.[0] ?? 0));
    return post(app, 'login', from, { email_or_phone: contact, password: 'wrong one' });
  };
  printTiming('a wrong password', await timeBoth(wrong, triesEach));
  const forgot = (contact: string) =>
    post(app, 'forgot-password', address(Number(/\d+/.exec(contact)?.[0] ?? 0)), {
      email: contact,
      verification_method: 'email',
    });
  printTiming('a forgotten password', await timeBoth(forgot, 1));
  await attack(app);
  await app.close();
  await market.close();
}

await withThrowaway(measure);
