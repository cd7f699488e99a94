import { astana } from './astana/astana.ts';
import type { DemoMarket } from './demo-market.ts';
import { montevideo } from './montevideo/montevideo.ts';

/** All demonstrations, by the name used to select them. */
export const demoMarkets = { montevideo, astana } as const satisfies Record<string, DemoMarket>;

export type DemoName = keyof typeof demoMarkets;

export const demoNames = Object.keys(demoMarkets) as readonly DemoName[];
