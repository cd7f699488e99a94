import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { type Market, MarketContext } from '../session/market.ts';
import { keepPieces } from './keep-pieces.ts';
import { Kept, KeptPiecesContext, type Source } from './kept.tsx';

const market = { config: {} } as Market;
const draw = vi.fn((words: string) => <li>{words}</li>);

function page(
  begin: ReturnType<typeof keepPieces>,
  things: readonly { readonly words: string }[],
  of = market,
) {
  const pieces = begin();
  const text = renderToStaticMarkup(
    <MarketContext value={of}>
      <KeptPiecesContext value={pieces}>
        <h1>Title</h1>
        {things.map((thing) => (
          <ul key={thing.words}>
            <Kept name="list" of={() => [thing]}>
              {() => draw(thing.words)}
            </Kept>
          </ul>
        ))}
        <p>End</p>
      </KeptPiecesContext>
    </MarketContext>,
  );
  return pieces.fill(text).toString();
}

test('a piece is drawn once, and later pages have the same text', () => {
  const [begin, one, two] = [keepPieces('secret-'), { words: 'One' }, { words: 'Two & a half' }];
  const expected = '<h1>Title</h1><ul><li>One</li></ul><ul><li>Two &amp; a half</li></ul><p>End</p>';
  draw.mockClear();
  expect(page(begin, [one, two])).toBe(expected);
  expect(page(begin, [one, two])).toBe(expected);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(page(begin, [two])).toBe('<h1>Title</h1><ul><li>Two &amp; a half</li></ul><p>End</p>');
  expect(draw).toHaveBeenCalledTimes(2);
});

test('what is drawn from another thing, or of a market that has changed, is drawn anew', () => {
  const begin = keepPieces('secret-');
  const thing = { words: 'One' };
  page(begin, [thing]);
  draw.mockClear();
  page(begin, [{ words: 'One' }]);
  page(begin, [thing], { config: { business_name: 'Another' } } as Market);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('pieces that were begun in another order than they stand in leave no mark behind', () => {
  const pieces = keepPieces('secret-')();
  const [late, early] = [pieces.place('late', [{}]), pieces.place('early', [{}])];
  const drawn = ({ mark, end }: typeof late, words: string) => `${mark}${words}${end}`;
  const text = `<ul>${drawn(early, 'first')}</ul><ul>${drawn(late, 'second')}</ul>`;
  expect(pieces.fill(text).toString()).toBe('<ul>first</ul><ul>second</ul>');
});

test('a piece of other words is another piece, however they are parted', () => {
  const pieces = keepPieces('secret-')();
  const things = [{}, {}];
  const sources = [
    ['a', 'b'],
    ['a,b'],
    ['a","b'],
    ['a b'],
    [1],
    ['1'],
    ['#1'],
    [null],
    [undefined],
    ['null'],
    [true],
    [],
    ...things.map((one) => [one]),
    things,
  ];
  for (const of of sources) {
    const { mark, end } = pieces.place('list', of);
    pieces.fill(`${mark}drawn${end}`);
  }
  const ends = (all: readonly (readonly Source[])[]) => all.map((of) => pieces.place('list', of).end);
  expect(ends(sources).filter((end) => end !== null)).toEqual([]);
  expect(ends([['a', 'b,'], [2], ['undefined'], [{}], [things[1], things[0]]])).not.toContain(null);
});

test('the pieces that were unused for longest make room, and those in use stay', () => {
  const begin = keepPieces('secret-');
  const isKnown = (name: string): boolean => {
    const pieces = begin();
    const { mark, end } = pieces.place(name, []);
    if (end !== null) pieces.fill(`${mark}${'x'.repeat(100_000)}${end}`);
    return end === null;
  };
  isKnown('in use');
  for (let one = 0; one < 40; one += 1) {
    isKnown(`piece ${one}`);
    expect(isKnown('in use')).toBe(true);
  }
  expect(isKnown('piece 39')).toBe(true);
  expect(isKnown('piece 0')).toBe(false);
});

test('in the browser everything is drawn', () => {
  const text = renderToStaticMarkup(
    <MarketContext value={market}>
      <Kept name="list" of={() => []}>
        {() => <li>One</li>}
      </Kept>
    </MarketContext>,
  );
  expect(text).toBe('<li>One</li>');
});
