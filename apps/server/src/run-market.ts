import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { choosePort } from './config/chosen-port.ts';
import { type Config, loadConfig } from './config/config.ts';
import { emptyMarketText } from './empty-market.ts';
import { fillWithDemo } from './fill-with-demo.ts';
import { chores, jobLoops, worksAhead } from './modules/rooms.ts';
import { missingPicturesText } from './missing-pictures.ts';
import { newerSchemaText } from './newer-schema.ts';
import { metricsProblem, portProblem, refuseTakenPorts } from './config/free-port.ts';
import { createLog, type OpenMarket, openMarket } from './open-market.ts';
import { refuseUnwritableFiles } from './platform/files/writable-root.ts';
import { takesRequests } from './platform/http/health.ts';
import { listen } from './platform/http/listen.ts';
import { isEveryNetwork, ownUrl } from './config/own-url.ts';
import { showProgress } from './show-progress.ts';
import { startProblem } from './start-problem.ts';
import { startHousekeeping } from './platform/jobs/housekeeping.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { startWorkAhead } from './platform/jobs/work-ahead.ts';
import { loadStorefront, type Storefront } from './platform/pages/storefront.ts';
import { unreadKeysText } from './config/unread-keys.ts';
import { whichMarket } from './which-market.ts';
import { widePowersText } from './wide-powers.ts';

const storefrontFolder = fileURLToPath(new URL('../../storefront/build/', import.meta.url));

async function withPort(config: Config): Promise<Config> {
  const port = await choosePort(config).catch((error: NodeJS.ErrnoException) => {
    throw portProblem(error, config);
  });
  return { ...config, port };
}

async function listenAt(app: FastifyInstance, config: Config): Promise<string> {
  // Once more, as importing takes a while: one that listens as we do would share the port with us.
  await refuseTakenPorts(config);
  try {
    await listen(app, config.port, config.host);
  } catch (error) {
    throw portProblem(error as NodeJS.ErrnoException, config);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  return config.publicUrl ?? ownUrl({ host: config.host, port });
}

/** A running market. */
export interface RunningMarket {
  /** Where customers reach it. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

async function openMetrics({ ctx: { meter } }: OpenMarket, config: Config) {
  const { metrics } = config.telemetry;
  if (!meter || !metrics) return undefined;
  const { serveMetrics } = await import('./platform/telemetry/serve-metrics.ts');
  return serveMetrics(meter, metrics).catch((error: NodeJS.ErrnoException) => {
    throw metricsProblem(error, metrics);
  });
}

/** A storefront whose scripts and styles are kept beside those of other builds. */
type KeptStorefront = Storefront & { readonly sharedAssets: string; readonly keep: () => Promise<void> };

async function findStorefront({ ctx, log }: OpenMarket, { dataDir, scale }: Config): Promise<KeptStorefront> {
  if (!existsSync(storefrontFolder)) throw new Error('The storefront is not built. Run: npm run build');
  const storefront = await loadStorefront(storefrontFolder);
  const files = join(storefront.clientFolder, 'assets');
  const { keepAssets, shareAssets } = await import('./platform/pages/shared-assets.ts');
  if (scale.assetsDir !== undefined) {
    const sharedAssets = resolve(scale.assetsDir);
    await shareAssets(files, sharedAssets);
    return { ...storefront, sharedAssets, keep: async () => undefined };
  }
  const sharedAssets = join(resolve(dataDir), 'assets');
  // If it cannot be made, nothing can be kept in it, which is told.
  await mkdir(sharedAssets, { recursive: true }).catch(() => undefined);
  const keep = () =>
    keepAssets(files, sharedAssets, ctx.clock.now()).catch((error: unknown) => {
      log.warn(
        { err: error },
        'scripts and styles could not be kept: pages of another build may miss theirs',
      );
    });
  return { ...storefront, sharedAssets, keep };
}

/** What is outside behaves as FAULTS asks while the market serves; without it nothing of this is even loaded. */
async function meetFaults(market: OpenMarket, { faults }: Config): Promise<OpenMarket> {
  if (!faults) return market;
  const { makeFaults, withFaults } = await import('./platform/faults/index.ts');
  market.log.warn({ faults }, 'what is outside misbehaves on purpose (FAULTS)');
  return { ...market, ctx: withFaults(market.ctx, market.requestPool, makeFaults(faults, market)) };
}

/** Serves an opened market: its rooms, its storefront and its jobs. */
export async function serveMarket(market: OpenMarket, config: Config): Promise<RunningMarket> {
  const storefront = await findStorefront(market, config);
  const readiness = takesRequests();
  const { trustedProxies, stopGraceMs } = config.scale;
  const several = !market.embedded;
  const app = await buildApp({
    ctx: market.ctx,
    log: market.log,
    storefront,
    readiness,
    trustedProxies,
    several,
  });
  const url = await listenAt(app, config);
  // The first time, a thousand files are copied: nobody waits for it.
  const kept = storefront.keep();
  const metrics = await openMetrics(market, config);
  const jobs = jobLoops.map((handlers) => startJobs(market.ctx, handlers));
  const housekeeping = startHousekeeping(market.ctx, chores);
  const ahead = startWorkAhead(market.ctx, [storefront.build.loadViews, ...worksAhead]);
  return {
    url,
    stop: async () => {
      // First nobody sends more, and jobs are left to other servers; then what was asked is finished.
      readiness.stop();
      const stopped = Promise.all([...jobs, housekeeping, ahead].map((one) => one.stop()));
      if (stopGraceMs > 0) await pause(stopGraceMs);
      await app.close();
      await Promise.all([stopped, kept]);
      await metrics?.stop();
      await market.close();
    },
  };
}

function stopOnSignals(program: NodeJS.Process, stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    void stop().then(
      () => program.exit(0),
      () => program.exit(1),
    );
  };
  program.on('SIGINT', end);
  program.on('SIGTERM', end);
  // A terminal that is closed says it to all that runs in it, and so to the start script and to us.
  program.on('SIGHUP', end);
  // The start script holds this channel open; when it is killed, the market stops with it.
  program.on('disconnect', end);
}

function openText(url: string, { publicUrl, host }: Config): string {
  const warning = `Set PUBLIC_URL to the address that customers see: links and pictures lead to ${url} until then.\n`;
  return `\nPromenade is open at ${url}\n${publicUrl === undefined && isEveryNetwork(host) ? warning : ''}`;
}

function endWith(program: NodeJS.Process, sentence: string): void {
  program.stderr.write(`\n${sentence}\n`);
  program.exit(1);
}

/** Reads the environment, opens the market, fills an empty embedded one with the demo, serves it until told to stop. */
export async function runMarket(program: NodeJS.Process): Promise<void> {
  // Before the market is open only PostgreSQL runs, and it goes with the process.
  let stop = async (): Promise<void> => undefined;
  stopOnSignals(program, () => stop());
  let config: Config | undefined;
  try {
    const said = await withPort(loadConfig(program.env));
    config = said;
    program.stdout.write(`${whichMarket(config)}\n${unreadKeysText(program.execArgv)}`);
    // Without its database it ends at once, to be started anew.
    const databaseEnded = (problem: Error) => endWith(program, startProblem(problem, said));
    const market = await openMarket(config, createLog(config.logLevel), { databaseEnded, serves: true });
    await refuseTakenPorts(config);
    await refuseUnwritableFiles(market.ctx.storage.root);
    if (market.embedded) await fillWithDemo(market, showProgress(program.stdout, market.ctx.clock));
    const running = await serveMarket(await meetFaults(market, config), config).catch(
      async (error: unknown) => {
        await market.close();
        throw error;
      },
    );
    stop = running.stop;
    const { ctx } = market;
    const hints =
      (await newerSchemaText(ctx)) +
      (await emptyMarketText(ctx)) +
      (await missingPicturesText(ctx)) +
      (await widePowersText(market.requestPool, config));
    program.stdout.write(openText(running.url, config) + hints);
  } catch (error) {
    endWith(program, config ? startProblem(error, config) : (error as Error).message);
  }
}
