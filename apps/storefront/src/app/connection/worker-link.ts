import { awaitIfAway } from '../../lib/connection/await-market.ts';
import { changeConnection, noteKept } from '../../lib/connection/connection.ts';
import type { PageMessage } from '../../worker/main.ts';
import type { WorkerMessage } from '../../worker/tell.ts';
import { whenQuiet } from './when-quiet.ts';

const workerPath = '/sw.js';
// Browsers look for a new version when a page is loaded; a page that stays open looks when it becomes visible again.
const betweenLooksMs = 3_600_000;
// By then a page has loaded everything it shows, including pictures: prefetching takes no bandwidth from it.
const restsAfterMs = 4000;

const post = (worker: ServiceWorker | null | undefined, message: PageMessage): void =>
  worker?.postMessage(message);

/** Tells the worker that another shopper is here, or that the last one has left. */
export const forgetPrivate = (hasLeft: boolean): void =>
  post(navigator.serviceWorker?.controller, { kind: 'forget', hasLeft });

function handleMessage({ data }: MessageEvent<WorkerMessage>): void {
  if (data.kind === 'newer') changeConnection({ newer: true });
  else if (data.kind === 'reached') noteKept(data.name, null);
  else {
    noteKept(data.name, data.at);
    changeConnection({ slow: data.slow });
    if (!data.slow) void awaitIfAway();
  }
}

// What a page shows comes from the market anyway: it does not wait for a worker that cannot take over.
const longestTakeOverMs = 10_000;

let givesWay = false;

/**
 * The new version takes over only when the shopper says so, and then the page is reloaded. Chromium stops the old worker
 * for that as soon as it has no work. Whatever is asked of it while it stops starts it again, and then it stays for half
 * a minute after its last work: so it is told once, and what the press made the page load is waited for.
 */
function offer(waiting: ServiceWorker): void {
  const { serviceWorker } = navigator;
  const reload = (): void => location.reload();
  changeConnection({
    update: () => {
      if (givesWay) return;
      givesWay = true;
      // It may have taken over in another tab.
      if (waiting.state !== 'installed') return reload();
      serviceWorker.addEventListener('controllerchange', reload, { once: true });
      post(serviceWorker.controller, { kind: 'give-way' });
      void whenQuiet().then(() => post(waiting, { kind: 'take-over' }));
      setTimeout(reload, longestTakeOverMs);
    },
  });
}

function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { waiting, active } = registration;
    // WebKit lets a first worker control the page while it still says that the worker is waiting.
    const isLater = active !== null && active !== waiting;
    if (waiting && isLater && navigator.serviceWorker.controller) offer(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let lookedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAtMs < betweenLooksMs) return;
    lookedAtMs = Date.now();
    void registration.update().catch(() => undefined);
  });
}

/** What this page loaded while there was no worker: cached from now on too. */
function tellSeen(worker: ServiceWorker | null): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  post(worker, { kind: 'seen', page: location.href, files });
}

/** Registers the worker. Without one (plain http, private windows), everything works except reading offline. */
export async function linkWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  serviceWorker.addEventListener('message', handleMessage);
  const wasThere = serviceWorker.controller !== null;
  const registration = await serviceWorker.register(workerPath, { updateViaCache: 'none' });
  if (!registration) return;
  watchVersions(registration);
  const { active } = await serviceWorker.ready;
  if (!wasThere) tellSeen(active);
  setTimeout(() => givesWay || post(active, { kind: 'at-rest' }), restsAfterMs);
}
