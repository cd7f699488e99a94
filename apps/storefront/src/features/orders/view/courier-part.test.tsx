import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import type { Order } from '../order.ts';
import { CourierPart } from './courier-part.tsx';

const order = { id: 'o1', order_number: '1001' } as Order;
const vera = { id: 'c1', name: 'Vera', phone: '+59899000111', vehicle: 'bicycle', image_full_url: null };

/** The addresses that the card links to. */
function linksOf(courier: object, own: boolean): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', {})}>
        <CourierPart courier={courier as NonNullable<Order['courier']>} order={order} own={own} />
      </TranslatorContext>
    </MemoryRouter>,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
}

test('[MSG-01] whoever ordered writes to the courier about the order; who only tracks it calls', () => {
  const chat = '/profile?page=inbox&chat=courier%3Ac1&order=o1&number=1001';
  expect(linksOf(vera, true)).toEqual(['tel:+59899000111', chat]);
  expect(linksOf(vera, false)).toEqual(['tel:+59899000111']);
  expect(linksOf({ ...vera, id: null }, true)).toEqual(['tel:+59899000111']);
});
