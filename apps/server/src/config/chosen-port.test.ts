import { expect, test } from 'vitest';
import { choosePort } from './chosen-port.ts';

test('links of a market that takes any port lead to the one that it takes', async () => {
  const port = await choosePort({ port: 0, host: 'localhost' });
  expect(port).toBeGreaterThan(0);
  expect(await choosePort({ port, host: 'localhost' })).toBe(port);
});
