import { isDeepStrictEqual } from 'node:util';
import { vi } from 'vitest';
import { getMarket, type MarketSettings, writeMarket } from '../modules/settings/index.ts';
import type { Ctx } from '../platform/context.ts';

// Usually immediate, but later on a busy machine.
const soon = { timeout: 10_000, interval: 20 };

/** Changes settings as an operator would, and waits until the server has been notified through the database. */
export async function decideMarket(ctx: Ctx, settings: Partial<MarketSettings>): Promise<void> {
  await writeMarket(ctx, settings, []);
  const isHeardOf = async (): Promise<void> => {
    const stands = (await getMarket(ctx)).settings as unknown as Readonly<Record<string, unknown>>;
    for (const [key, value] of Object.entries(settings))
      if (!isDeepStrictEqual(stands[key], value)) throw new Error(`${key} is not heard of yet`);
  };
  await vi.waitFor(isHeardOf, soon);
}
