import type { MarketLine } from '../support/market-line.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

/** Where the market is. */
export interface Place {
  readonly market: string;
  /** The same market behind a line that can be cut. */
  readonly line: MarketLine;
}

/** What is asked in a window. */
export const dialog = 'dialog[open], [role=dialog]';

/** Landing: types an address, takes the first suggestion, and says which kind of shop, which the first visit asks. */
export async function sayWhere(hands: Hands, say: Say, module: string): Promise<void> {
  await hands.type({ css: '[role=combobox]', named: say.exactly('location.search') }, '18 de Julio 1360');
  await hands.press({ css: '[role=option]', named: /1360/ });
  await hands.isAt(/^\/home/);
  await hands.press({ css: `[data-hue=${module}]`, within: dialog });
}

/** Opens the page that is open once more, as somebody who comes back to it. */
export async function comeBack({ session }: Hands): Promise<void> {
  await session.open(await session.ask<string>('() => location.href'));
}
