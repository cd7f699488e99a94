import { dialog, sayWhere } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

/** Searches for a dish, keeps what is open with a filter, and opens what was found. */
export async function searchWithFilters(hands: Hands, say: Say): Promise<void> {
  await sayWhere(hands, say, 'food');
  await hands.type({ css: '[role=combobox]', named: say.exactly('home.search') }, 'pizza');
  await hands.key('Enter');
  await hands.isAt(/^\/home\?.*q=pizza/);
  await hands.see({ css: 'h1, h2', named: say.like('home.resultsFor') });
  const filter = { css: 'main button', named: say.exactly('list.flag_discounted') };
  await hands.press(filter);
  await hands.isAt(/discount/);
  await hands.see({ ...filter, css: 'main button[aria-pressed=true]' });
  await hands.press({ css: 'main article h3 button, main article h3 a' });
  await hands.see({ css: 'h2', within: dialog });
}
