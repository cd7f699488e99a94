import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RecordList, RecordRow } from './record-list.tsx';

const rowOf = (number: string, word: string) => (
  <RecordRow
    picture=""
    to={`/orders/${number}`}
    title="La Isla"
    notes={[[`Order ${number}`, '2 items'], ['Dec 3, 2026, 13:01']]}
    amount="$375"
    state={{ tone: 'note', word }}
  />
);

/** What a screen reader says of each link after its name. */
function descriptions(page: string): string[] {
  const textOf = (id: string): string =>
    new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`).exec(page)?.[1]?.replace(/<[^>]*>/g, ' ') ?? '';
  return [...page.matchAll(/<a [^>]*aria-describedby="([^"]+)"/g)].map(([, ids = '']) =>
    ids.split(' ').map(textOf).join(' ').replace(/\s+/g, ' ').trim(),
  );
}

test('who goes from order to order by Tab hears which it is and how it stands: each was the name of its store alone', () => {
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <RecordList>
        {rowOf('100003', 'Payment pending')}
        {rowOf('100004', 'Delivered')}
      </RecordList>
    </MemoryRouter>,
  );
  expect(descriptions(page)).toEqual([
    'Order 100003 2 items $375 Payment pending',
    'Order 100004 2 items $375 Delivered',
  ]);
});
