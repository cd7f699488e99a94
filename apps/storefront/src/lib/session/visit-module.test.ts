import { expect, test } from 'vitest';
import { moduleStep, settleModule } from './visit-module.ts';
import { parseVisit } from './visit.ts';

const module = (id: string, module_type: 'food' | 'grocery' | 'parcel', status: 0 | 1 = 1) => ({
  id,
  module_type,
  module_name: id,
  icon_full_url: '',
  zones: [],
  status,
});
const market = [module('off', 'parcel', 0), module('f', 'food'), module('g', 'grocery')];
const food = { id: 'f', module_type: 'food' } as const;
const grocery = { id: 'g', module_type: 'grocery' } as const;
const visitWith = (stored: object | null) =>
  parseVisit(stored ? { module: JSON.stringify(stored) } : {}, null);

test.each([
  ['the address names it, whatever is stored', food, 'g', grocery],
  ['without an address the stored one', grocery, null, grocery],
  ['a module that is not active counts as none', { id: 'off', module_type: 'parcel' }, 'off', food],
  ['an unknown one too', { id: 'gone', module_type: 'food' }, null, food],
  ['nothing is chosen: the market’s first', null, null, food],
])('[MOD-08] a page shows the module: %s', (_, stored, asked, shown) => {
  expect(settleModule(visitWith(stored), market, asked).module).toEqual(shown);
});

test('[MOD-03] without an active module a page shows none', () => {
  expect(settleModule(visitWith(food), [module('off', 'parcel', 0)], null).module).toBeNull();
});

test.each([
  ['a link into another module loads that module’s page', food, 'f', 'g', { kind: 'load', module: grocery }],
  ['arriving by such a link keeps its module', grocery, 'f', 'g', { kind: 'keep', module: grocery }],
  ['a link into the same module does nothing', food, 'f', 'f', { kind: 'nothing' }],
  ['nothing chosen stays nothing chosen', food, undefined, null, { kind: 'nothing' }],
  ['a module nobody runs does nothing', food, undefined, 'gone', { kind: 'nothing' }],
] as const)('[SYS-02] [MOD-08] %s', (_, shown, stored, asked, step) => {
  expect(moduleStep(shown, stored, asked, market)).toEqual(step);
});

test('[SYS-02] the only module there is needs no choice', () => {
  const only = [module('off', 'parcel', 0), module('f', 'food')];
  expect(moduleStep(food, undefined, null, only)).toEqual({ kind: 'keep', module: food });
});
