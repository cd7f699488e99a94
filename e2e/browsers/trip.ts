import { comeBack, dialog, sayWhere } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

/** A vehicle of those that the home's form finds is in the cart. */
async function chooseVehicle(hands: Hands, say: Say): Promise<void> {
  await hands.press({ css: 'main button', named: say.exactly('rental.find') });
  await hands.isAt(/^\/rental\/vehicle-search/);
  // Not of the home, which has vehicles, too, and is in sight until the results are.
  await hands.see({ css: 'h1', named: say.exactly('rental.allVehicles') });
  await hands.press({ css: 'main article h3 a' });
  await hands.isAt(/^\/rental\/vehicle-details/);
  const add = new RegExp(`${say.like('trips.add').source}:`);
  await hands.press({ css: 'main button', named: add });
  await hands.see({ css: '[role=status]', named: say.containing('trips.added') });
}

/** A guest books a vehicle for hours, and finds the trip again after a reload. */
export async function bookTrip(hands: Hands, say: Say): Promise<void> {
  await sayWhere(hands, say, 'rental');
  await chooseVehicle(hands, say);
  await hands.press({ css: 'header button', named: say.like('cart.open') });
  await hands.press({ css: 'button, a', named: say.exactly('trips.continueToCart'), within: dialog });
  await hands.isAt(/^\/rental\/cart/);
  await hands.press({ css: 'main button', named: say.exactly('trips.giveContact') });
  const fields = [
    ['name', 'Ana Pereira'],
    ['phone', '099 123 456'],
    ['email', 'ana@example.com'],
  ] as const;
  for (const [key, text] of fields)
    await hands.type({ css: 'input', named: say.field(`address.${key}`), within: dialog }, text);
  await hands.press({ css: 'button', named: say.exactly('common.save'), within: dialog });
  await hands.press({ css: 'main button', named: say.like('trips.bookFor') });
  await hands.isAt(/^\/trip\?/);
  const isBooked = { css: 'h1', named: say.exactly('trips.status_pending') };
  await hands.see(isBooked);
  await comeBack(hands);
  await hands.see(isBooked);
}
