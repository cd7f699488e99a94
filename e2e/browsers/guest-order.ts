import type { Words } from '../support/journey-words.ts';
import type { Hands } from './hands.ts';

const dialog = 'dialog[open], [role=dialog]';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const exactly = (text: string): RegExp => new RegExp(`^${escaped(text)}$`);
const withStar = (text: string): RegExp => new RegExp(`^${escaped(text)}(\\s*\\*)?$`);

/** Landing: types an address and takes the first suggestion. */
async function sayWhere(hands: Hands, words: Words): Promise<void> {
  await hands.type({ css: '[role=combobox]', named: exactly(words.searchPlace) }, '18 de Julio 1360');
  await hands.press({ css: '[role=option]', named: /1360/ });
  await hands.isAt(/^\/home/);
  // Which kind of shop: asked on the first visit.
  await hands.press({ css: '[data-hue=food]', within: dialog });
}

/** From a store's card to its item with choices in the cart. */
async function chooseItem(hands: Hands, words: Words): Promise<void> {
  await hands.press({ css: 'main a', named: /La Isla/ });
  await hands.see({ css: 'h1', named: /^La Isla$/ });
  await hands.press({ css: 'main button', named: exactly(words.add) });
  // The first of the sizes and the first of the doughs.
  await hands.press({ css: 'fieldset:nth-of-type(1) input[type=radio]', within: dialog });
  await hands.press({ css: 'fieldset:nth-of-type(2) input[type=radio]', within: dialog });
  await hands.press({ css: 'input[type=checkbox]', within: dialog });
  await hands.press({ css: 'button', named: exactly(words.addToCart), within: dialog });
  await hands.see({ css: '[role=status]', named: new RegExp(escaped(words.added)) });
}

/** From the cart to the placed order, as a guest. */
async function order(hands: Hands, words: Words): Promise<void> {
  await hands.press({ css: 'header button', named: words.cart });
  await hands.press({ css: 'button, a', named: exactly(words.proceed), within: dialog });
  await hands.press({ css: 'button', named: exactly(words.guest) });
  await hands.isAt(/^\/checkout\?page=cart/);
  await hands.press({ css: 'main button', named: exactly(words.edit) });
  const fields = [
    [words.name, 'Ana Pereira'],
    [words.phone, '099 123 456'],
    [words.email, 'ana@example.com'],
    [words.house, '1360'],
  ] as const;
  for (const [name, text] of fields)
    await hands.type({ css: 'input', named: withStar(name), within: dialog }, text);
  await hands.press({ css: 'button', named: exactly(words.save), within: dialog });
  await hands.press({ css: 'main button', named: words.placeOrder });
  await hands.isAt(/^\/orders\//);
}

/** A guest orders food, from the landing page on, and finds the order again after a reload; returns its address. */
export async function orderAsGuest(hands: Hands, words: Words): Promise<string> {
  await sayWhere(hands, words);
  await chooseItem(hands, words);
  await order(hands, words);
  const isPlaced = { css: 'h1', named: exactly(words.placed) };
  await hands.see(isPlaced);
  const address = await hands.session.ask<string>('() => location.href');
  await hands.session.open(address);
  await hands.see(isPlaced);
  return address;
}
