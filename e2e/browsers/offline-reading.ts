import { comeBack, type Place, sayWhere } from './arriving.ts';
import type { Hands } from './hands.ts';
import type { Say } from './words.ts';

// The page and its code, without which it would be a picture of a page.
const isKept = `async (path) => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  const files = [...document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')].map(({ href }) => new URL(href).pathname);
  return navigator.serviceWorker.controller !== null && [path, ...files].every((one) => kept.includes(one));
}`;

/** A menu is read, the market is away, and the menu is read again; once the market is back, it is today's. */
export async function readOffline(hands: Hands, say: Say, { line }: Place): Promise<void> {
  await sayWhere(hands, say, 'food');
  await hands.press({ css: 'main a', named: /La Isla/ });
  const name = { css: 'h1', named: /^La Isla$/ };
  await hands.see(name);
  const path = await hands.session.ask<string>('() => location.pathname');
  // As somebody who has been here before: a worker keeps what it has itself seen.
  await comeBack(hands);
  await hands.until('the menu is kept', () => hands.session.ask<boolean>(isKept, path));
  line.cut();
  await comeBack(hands);
  const isOld = { css: '[role=status]', named: say.containing('offline.unreached') };
  await hands.see(name);
  await hands.seeBeingThere(isOld);
  line.down = false;
  await comeBack(hands);
  // The cart is there once the page lives.
  await hands.seeBeingThere({ css: 'header button', named: say.like('cart.open') });
  await hands.until('it is no longer said to be old', async () => !(await hands.isSeen(isOld)));
}
