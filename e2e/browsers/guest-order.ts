import { comeBack, dialog, sayWhere } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

/** From a store's card to its item with choices in the cart. */
async function chooseItem(hands: Hands, say: Say): Promise<void> {
  await hands.press({ css: 'main a', named: /La Isla/ });
  await hands.see({ css: 'h1', named: /^La Isla$/ });
  // The first, which has choices.
  await hands.press({ css: 'main article button', named: say.like('item.addNamed') });
  // The first of the sizes and the first of the doughs.
  await hands.press({ css: 'fieldset:nth-of-type(1) input[type=radio]', within: dialog });
  await hands.press({ css: 'fieldset:nth-of-type(2) input[type=radio]', within: dialog });
  await hands.press({ css: 'input[type=checkbox]', within: dialog });
  await hands.press({ css: 'button', named: say.exactly('item.add'), within: dialog });
  await hands.see({ css: '[role=status]', named: say.containing('cart.added') });
}

/** From the cart to the placed order, as a guest. */
async function order(hands: Hands, say: Say): Promise<void> {
  await hands.press({ css: 'header button', named: say.like('cart.open') });
  await hands.press({ css: 'button, a', named: say.exactly('cart.proceed'), within: dialog });
  await hands.press({ css: 'button', named: say.exactly('cart.guest') });
  await hands.isAt(/^\/checkout\?page=cart/);
  await hands.press({ css: 'main button', named: say.exactly('common.edit') });
  const fields = [
    ['name', 'Ana Pereira'],
    ['phone', '099 123 456'],
    ['email', 'ana@example.com'],
    ['house', '1360'],
  ] as const;
  for (const [key, text] of fields)
    await hands.type({ css: 'input', named: say.field(`address.${key}`), within: dialog }, text);
  await hands.press({ css: 'button', named: say.exactly('common.save'), within: dialog });
  await hands.press({ css: 'main button', named: say.like('checkout.placeFor') });
  await hands.isAt(/^\/orders\//);
}

/** A guest orders food, from the landing page on, and finds the order again after a reload. */
export async function orderAsGuest(hands: Hands, say: Say): Promise<void> {
  await sayWhere(hands, say, 'food');
  await chooseItem(hands, say);
  await order(hands, say);
  const isPlaced = { css: 'h1', named: say.exactly('order.status_pending') };
  await hands.see(isPlaced);
  await comeBack(hands);
  await hands.see(isPlaced);
}
