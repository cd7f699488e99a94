import type { Reply } from '@promenade/contract/calls';
import { pack, type Packed } from '../lib/api/packed.ts';
import { type Market, unreadConfig } from '../lib/session/market.ts';

interface Known {
  readonly origin: string;
  readonly modules: Market['modules'];
  readonly packed: Packed<Market>;
}

// The same answers serve all pages of a second.
const byAnswer = new WeakMap<Reply<'settings.config'>, Known>();
const byText = new Map<string, Packed<Market>>();
// One for each language; more only after a change.
const mostTexts = 16;

function sameAsBefore(packed: Packed<Market>): Packed<Market> {
  const known = byText.get(packed.json);
  if (known) return known;
  if (byText.size === mostTexts) byText.clear();
  byText.set(packed.json, packed);
  return packed;
}

/**
 * What pages are told about the market. If a new reading says the same, the same object is returned: the pieces that
 * pages share are identified by it.
 */
export function packedMarket(
  origin: string,
  answered: Reply<'settings.config'>,
  modules: Market['modules'],
): Packed<Market> {
  const known = byAnswer.get(answered);
  if (known?.modules === modules && known.origin === origin) return known.packed;
  const config = { ...answered };
  for (const name of unreadConfig) delete (config as Partial<typeof config>)[name];
  const packed = sameAsBefore(pack({ origin, config, modules }));
  byAnswer.set(answered, { origin, modules, packed });
  return packed;
}
