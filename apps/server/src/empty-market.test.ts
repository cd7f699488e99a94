import { expect, onTestFinished, test } from 'vitest';
import { emptyMarketText } from './empty-market.ts';
import { openTestMarket } from './testing/index.ts';

test.each([
  ['with nothing in it says how to fill it: it was open, and its pages were empty', true],
  ['with stores says nothing of it', false],
])('a market %s', async (_what, empty) => {
  const market = await openTestMarket({ empty });
  onTestFinished(() => market.close());
  const told = await emptyMarketText(market.ctx);
  expect(told).toBe(
    empty
      ? 'Nothing is in this market yet. Open your own: npm run market -- import FILE --catalogue FOLDER, or the demonstration: npm run market -- demo\n'
      : '',
  );
});
