import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('[NAV-04] a store is linked by id, or by slug without one, with module and zone', () => {
  const store = { id: 's1', slug: 'la-parra', module_id: 'm1', module_type: 'food', zone_id: 'z1' };
  expect(paths.store(store)).toBe('/store/s1?module_id=m1&module_type=food&store_zone_id=z1');
  expect(paths.store({ slug: 'la-parra' })).toBe('/store/la-parra');
});

test('[NAV-03] a category and all categories are views of the home page', () => {
  expect(paths.homeCategory({ id: 'c1', name: 'Pizza & pasta' }, 'm1')).toBe(
    '/home?search=category&id=c1&module_id=m1&name=Pizza+%26+pasta&data_type=category',
  );
  expect(paths.homeAllCategories()).toBe('/home?search=allCategories&from=allCategories&data_type=new');
});

test('[NAV-05] an item is linked by its slug, by its id only without one, with its module', () => {
  expect(paths.product({ id: 'i1', slug: 'yerba-mate', module_id: 'm1' })).toBe(
    '/product/yerba-mate?module_id=m1',
  );
  expect(paths.product({ id: 'i1', slug: '' })).toBe('/product/i1');
});

test('a number is called by its digits', () => {
  expect(paths.phoneCall('+598 2900-0000')).toBe('tel:+59829000000');
});
