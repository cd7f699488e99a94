import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { everyEndpoint, firstOf } from '../contract/every-endpoint.ts';
import { type Caller, openTestMarket, type TestMarket } from '../index.ts';
import { diceOf } from './dice.ts';
import { type Gathered, nextRequest } from './next-request.ts';
import { wrongWith } from './oracle.ts';
import { knownFrom, type Prepared, roomOf } from './prepare.ts';
import { seededIds } from './seeded-ids.ts';
import { shrink } from './shrink.ts';
import { idsIn, ownersOf, shopperOf } from './strangers.ts';
import { type FuzzRequest, wireOf } from './wire.ts';

/** The result of one seed. */
export interface SeedReport {
  readonly requests: number;
  /** Calls answered with 200 at least once, and calls refused at least once. */
  readonly accepted: Set<string>;
  readonly refused: Set<string>;
  readonly statuses: Map<number, number>;
  /** Each with the smallest request that reproduces it. */
  readonly findings: string[];
}

interface Run {
  readonly market: TestMarket;
  readonly gathered: Gathered;
  readonly report: SeedReport;
  /** The ids shown to shoppers, by request. */
  readonly shown: { readonly request: FuzzRequest; readonly ids: readonly string[] }[];
  /** Ids that a caller has sent, and may therefore be shown again. */
  readonly sent: Map<string, Set<string>>;
  /** Whom a guest has become by signing in: what the guest was shown is theirs by now. */
  readonly heirs: Map<string, Set<string | undefined>>;
  /** Ids that staff wrote, as a message's own or as its words, which may be any: whom they write to is shown them. */
  readonly written: Set<string>;
}

/** The caller as the server identifies it: by the token, else the guest id of the query, else that of the body. */
function shownCaller({ caller, input, headers }: FuzzRequest): Caller {
  if (caller.token !== undefined && headers?.['authorization'] === undefined) return { token: caller.token };
  const inBody = (input.body as { guest_id?: unknown } | null | undefined)?.guest_id;
  const guestId = [input.query['guest_id'], caller.guestId, inBody].find((one) => typeof one === 'string');
  return { guestId: guestId as string | undefined };
}

const callerName = (request: FuzzRequest): string => {
  const { token, guestId } = shownCaller(request);
  return token ?? guestId ?? '';
};

async function ask({ market }: Pick<Run, 'market'>, request: FuzzRequest): Promise<LightMyRequestResponse> {
  const answer = await market.app.inject(wireOf(request));
  if (request.endpoint.stream) return firstOf(answer);
  if (answer.headers['content-encoding'] !== 'gzip') return answer;
  return Object.assign(answer, { payload: gunzipSync(answer.rawPayload).toString() });
}

const mostKept = 30;

function learn({ gathered, report, shown }: Run, request: FuzzRequest, answer: LightMyRequestResponse): void {
  const { endpoint } = request;
  const isAccepted = answer.statusCode === 200;
  (isAccepted ? report.accepted : report.refused).add(endpoint.id);
  report.statuses.set(answer.statusCode, (report.statuses.get(answer.statusCode) ?? 0) + 1);
  if (!isAccepted) return;
  if (endpoint.who === 'shopper' || endpoint.who === 'customer')
    shown.push({ request, ids: idsIn(answer.payload) });
  if (endpoint.stream || request.payload !== undefined) return;
  gathered.known.learn(JSON.parse(answer.payload), '', roomOf(endpoint));
  const list = gathered.accepted.get(endpoint.id) ?? [];
  const { key: _key, headers: _headers, ...kept } = request;
  gathered.accepted.set(endpoint.id, [...list.slice(-mostKept), kept]);
}

const described = ({ endpoint, caller, input, key, headers, payload }: FuzzRequest): string =>
  `${endpoint.id} ${JSON.stringify({ ...input, caller, key, headers, payload })}`.slice(0, 2_000);

/** Reopens a market that was closed: all further requests would get the same answer. */
async function reopen(run: Run): Promise<void> {
  const endpoint = everyEndpoint.find(({ id }) => id === 'ops.setMaintenance') as FuzzRequest['endpoint'];
  const input = { params: {}, query: {}, body: { state: 'open' } };
  await ask(run, { endpoint, input, caller: run.gathered.operator });
}

/** Notes whom a guest signs in as, who takes the guest's orders along. */
async function noteHeir({ market, heirs }: Run, request: FuzzRequest, answer: LightMyRequestResponse) {
  const { token, guestId } = shownCaller(request);
  if (token !== undefined || guestId === undefined || answer.statusCode !== 200) return;
  const given = /"token":"([^"]+)"/.exec(answer.payload)?.[1];
  if (given === undefined) return;
  const known = heirs.get(guestId) ?? new Set();
  heirs.set(guestId, known.add(await shopperOf(market.ctx, { token: given })));
}

async function step(run: Run, seed: number, number: number): Promise<void> {
  const { market, report } = run;
  market.clock.advance(3_000);
  const request = nextRequest(run.gathered);
  const said = run.sent.get(callerName(request)) ?? new Set();
  for (const id of idsIn(JSON.stringify(request.input))) said.add(id);
  run.sent.set(callerName(request), said);
  if (request.endpoint.who === 'staff')
    for (const id of idsIn(JSON.stringify(request.input.body ?? null))) run.written.add(id);
  const answer = await ask(run, request);
  const wrong =
    wrongWith(request.endpoint, answer) ?? (market.faults.length > 0 ? 'a fault in the log' : undefined);
  learn(run, request, answer);
  await noteHeir(run, request, answer);
  if (request.endpoint.id === 'ops.setMaintenance' && answer.statusCode === 200) await reopen(run);
  if (wrong === undefined) return;
  const faults = market.faults.splice(0).map((line) => line.slice(0, 700));
  const isStill = async (smaller: FuzzRequest): Promise<boolean> => {
    const again = wrongWith(smaller.endpoint, await ask(run, smaller));
    market.faults.length = 0;
    return again === wrong;
  };
  const least = await shrink(request, isStill);
  report.findings.push(
    `seed ${seed}, request ${number}: ${wrong}\n  ${described(least)}\n  ${faults.join('\n  ')}`,
  );
}

async function findStrangers(
  { market, shown, sent, heirs, written, report }: Run,
  seed: number,
): Promise<void> {
  const owners = await ownersOf(market.ctx);
  const known = new Map<string, string | undefined>();
  for (const { request, ids } of shown) {
    const name = callerName(request);
    if (!known.has(name)) known.set(name, await shopperOf(market.ctx, shownCaller(request)));
    const shopper = known.get(name);
    const said = sent.get(name) ?? new Set();
    const isTheirs = (owner: string | undefined): boolean =>
      owner === undefined || owner === shopper || heirs.get(name)?.has(owner) === true;
    const stranger = ids.find(
      (id) => shopper !== undefined && !isTheirs(owners.get(id)) && !said.has(id) && !written.has(id),
    );
    if (stranger) report.findings.push(`seed ${seed}: ${stranger} is another’s\n  ${described(request)}`);
  }
}

function gatheredFrom(prepared: Prepared, seed: number): Gathered {
  const { accepted, operator, staff } = prepared;
  const callers = [...accepted.values()].flat().map(({ caller }) => caller);
  const isShoppers = ({ endpoint }: FuzzRequest) => endpoint.who === 'customer' || endpoint.who === 'shopper';
  const shoppers = [...accepted.values()]
    .flat()
    .filter(isShoppers)
    .map(({ caller }) => caller);
  const unique = new Map<string, Caller>(
    (shoppers.length > 0 ? shoppers : callers).map((caller) => [`${caller.token} ${caller.guestId}`, caller]),
  );
  const copied = [...accepted].map(([id, list]): [string, FuzzRequest[]] => [id, [...list]]);
  return {
    dice: diceOf(seed),
    known: knownFrom(prepared),
    accepted: new Map(copied),
    shoppers: [...unique.values()].filter(({ token, guestId }) => (token ?? guestId) !== undefined),
    operator,
    staff,
    keys: [],
    deck: [],
  };
}

/** How many transactions are still open after every request has been answered. */
async function leftOpen(market: TestMarket): Promise<number> {
  const { sql } = await import('kysely');
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`.execute(market.ctx.db);
  return rows[0]?.count ?? 0;
}

/** Sends a number of requests to the seed's own market, and reports invalid answers. */
export async function runSeed(prepared: Prepared, seed: number, requests: number): Promise<SeedReport> {
  const market = await openTestMarket({
    countRefusals: false,
    copyOf: prepared.database,
    ids: (clock) => seededIds(seed + 1_000_000, clock),
  });
  market.clock.set(new Date(prepared.nowMs).toISOString());
  const report: SeedReport = {
    requests,
    accepted: new Set(),
    refused: new Set(),
    statuses: new Map(),
    findings: [],
  };
  const gathered = gatheredFrom(prepared, seed);
  const run: Run = {
    market,
    gathered,
    report,
    shown: [],
    sent: new Map(),
    heirs: new Map(),
    written: new Set(),
  };
  for (let number = 1; number <= requests && report.findings.length < 20; number += 1) {
    await step(run, seed, number);
    if (number % 250 === 0) await market.runJobs();
  }
  await findStrangers(run, seed);
  const open = await leftOpen(market);
  if (open > 0) report.findings.push(`seed ${seed}: ${open} transactions left open`);
  await market.close();
  return report;
}
