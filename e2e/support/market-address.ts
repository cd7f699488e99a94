import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with the address of this run's market once it can be visited: it is imported meanwhile. */
export async function marketOpens(): Promise<string> {
  const path = process.env['MARKET_ADDRESS_FILE'] ?? '';
  while (!existsSync(path)) await pause(100);
  return readFileSync(path, 'utf8');
}
