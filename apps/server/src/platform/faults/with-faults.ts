import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Ctx } from '../context.ts';
import { faultyDatabase } from '../database/faulty-database.ts';
import type { Carrier } from '../outbox/message.ts';
import type { FileScanner } from '../files/file-scanner.ts';
import type { Storage } from '../files/storage.ts';
import type { FaultOnPurpose, Faults } from './faults.ts';

// The timeout of the real carriers.
const carrierPatienceMs = 10_000;
const diskPatienceMs = 30_000;
const scannerPatienceMs = 15_000;

function faultyCarrier(carrier: Carrier, dependency: 'mail' | 'sms', faults: Faults): Carrier {
  return {
    isLocal: carrier.isLocal,
    send: async (message) => {
      await faults.before(dependency, carrierPatienceMs);
      await carrier.send(message);
    },
  };
}

function faultyStorage(storage: Storage, faults: Faults): Storage {
  const before = (): Promise<void> =>
    faults.before('storage', diskPatienceMs).catch((error: FaultOnPurpose) => {
      // The error of a full disk.
      throw Object.assign(error, { code: 'ENOSPC' });
    });
  return {
    root: storage.root,
    put: async (name, bytes) => {
      await before();
      await storage.put(name, bytes);
    },
    find: storage.find,
    has: storage.has,
    remove: storage.remove,
  };
}

function faultyScanner({ scan }: FileScanner, faults: Faults): FileScanner {
  return {
    scan: async (bytes) => {
      await faults.before('scanner', scannerPatienceMs);
      return scan(bytes);
    },
  };
}

/**
 * The context with its dependencies misbehaving as planned: carriers, push services, geo providers, payment gateways,
 * the disk, the scanner of files and the database. Those that the plan does not name are left unchanged.
 */
export function withFaults(ctx: Ctx, pool: pg.Pool, faults: Faults, wait = pause): Ctx {
  const { carriers, geo, gateways, storage, scanner, db } = ctx;
  const { concerns, before } = faults;
  return {
    ...ctx,
    carriers: {
      ...carriers,
      mail: concerns('mail') ? faultyCarrier(carriers.mail, 'mail', faults) : carriers.mail,
      sms: concerns('sms') ? faultyCarrier(carriers.sms, 'sms', faults) : carriers.sms,
      ...(concerns('push') ? { beforePush: (patienceMs: number) => before('push', patienceMs) } : {}),
    },
    geo: concerns('maps') ? { ...geo, before: (patienceMs) => before('maps', patienceMs) } : geo,
    gateways: concerns('payments')
      ? {
          ...gateways,
          before: (patienceMs) => before('payments', patienceMs),
          arriving: faults.arriving,
        }
      : gateways,
    ...(scanner && concerns('scanner') ? { scanner: faultyScanner(scanner, faults) } : {}),
    storage: concerns('storage') ? faultyStorage(storage, faults) : storage,
    db: concerns('database') ? faultyDatabase(pool, faults, wait) : db,
  };
}
