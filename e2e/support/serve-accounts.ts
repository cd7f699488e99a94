/**
 * Serves a demonstration market without stores from a folder, for journeys that switch sign-in methods, which must
 * not disturb the other tests' market. Settings arrive over the parent process's IPC channel.
 */
import { choosePort } from '@promenade/server/config/chosen-port.ts';
import { loadConfig } from '@promenade/server/config/config.ts';
import { settingsTopic, writeMarket } from '@promenade/server/modules/settings/index.ts';
import { createLog, openMarket } from '@promenade/server/open-market.ts';
import { serveMarket } from '@promenade/server/run-market.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder to serve from.');
// The identity provider redirects to the market's own address.
const port = String(await choosePort({ port: 0, host: 'localhost' }));
const config = loadConfig({ DATA_DIR: folder, PORT: port, HOST: 'localhost', LOG_LEVEL: 'error' });
const market = await openMarket(config, createLog(config.logLevel));
const name = { en: 'Food', ar: 'طعام', nl: 'Eten', fr: 'Repas' };
await writeMarket(market.ctx, { demo: true, country: 'UY', callingCode: '598', phoneNationalDigits: 8 }, [
  { id: market.ctx.ids.next(), module_type: 'food', name, icon: '', active: true, position: 0 },
]);
const running = await serveMarket(market, config);
process.on('message', async (settings: Parameters<typeof writeMarket>[1]) => {
  // Calls use new settings at once; cached pages are dropped on a notification, which may take a moment.
  const notified = new Promise<void>((resolve) => {
    const stop = market.ctx.events.subscribe(settingsTopic, () => {
      stop();
      resolve();
    });
  });
  await writeMarket(market.ctx, settings, []);
  await notified;
  process.send?.('applied');
});
process.stdout.write(`serving ${running.url}\n`);
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)));
process.once('disconnect', () => void running.stop().then(() => process.exit(0)));
