import { expect, test, vi } from 'vitest';
import type { Market } from '../session/market.ts';
import { shownModule } from './shown-module.ts';

const moduleOf = (id: string, status: 0 | 1): Market['modules'][number] => ({
  id,
  module_type: 'food',
  module_name: id,
  icon_full_url: '',
  zones: [],
  status,
});
const modules = [moduleOf('food', 1), moduleOf('off', 0), moduleOf('grocery', 1)];
const inGrocery = async (_call: string, _params: object, moduleId: string) =>
  moduleId === 'grocery' ? 200 : 404;

test('[NAV-05] the address of an item leads into its module those who have chosen none', async () => {
  expect(await shownModule('/product/yerba%20mate', modules, inGrocery)).toBe('grocery');
  expect(await shownModule('/store/almacen.data', modules, inGrocery)).toBe('grocery');
  expect(await shownModule('/product/nothing', modules, async () => 404)).toBeNull();
});

test('an address that shows no one thing asks nothing', async () => {
  const ask = vi.fn(inGrocery);
  for (const path of ['/', '/home', '/product', '/product/', '/product/%E0%A4%A', '/checkout/x'])
    expect(await shownModule(path, modules, ask)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
