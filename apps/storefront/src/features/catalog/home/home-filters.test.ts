import { expect, test } from 'vitest';
import { changedSearch, readFilters, readHomeView, storeQuery } from './home-filters.ts';

const of = (search: string) => new URLSearchParams(search);

test('[NAV-03] the address says whether one category, all of them, or a search is shown', () => {
  const category = of('search=category&id=c1&module_id=m1&name=Pizza&data_type=category');
  expect(readHomeView(category)).toEqual({ kind: 'category', id: 'c1', name: 'Pizza' });
  const all = of('search=allCategories&from=allCategories&data_type=new');
  expect(readHomeView(all)).toEqual({ kind: 'categories' });
  expect(readHomeView(of('q=%20pizza%20'))).toEqual({ kind: 'search', text: 'pizza' });
  expect(readHomeView(of('q=%20'))).toEqual({ kind: 'overview' });
  expect(readHomeView(of('search=category'))).toEqual({ kind: 'overview' });
});

test('filters come from the address, and nonsense in it counts as absent', () => {
  const filters = readFilters(of('open_now=1&sort=rating&pages=3'));
  expect(filters).toEqual({ openNow: true, freeDelivery: false, wellRated: false, sort: 'rating', pages: 3 });
  expect(storeQuery(filters, 'c1')).toEqual({ category_id: 'c1', open_now: '1', sort: 'rating' });
  const nonsense = readFilters(of('open_now=yes&sort=cheapest&pages=-4'));
  expect(nonsense).toEqual({
    openNow: false,
    freeDelivery: false,
    wellRated: false,
    sort: 'recommended',
    pages: 1,
  });
  expect(readFilters(of('pages=1e9')).pages).toBe(100);
});

test('a changed filter keeps the others and goes back to the first page', () => {
  expect(changedSearch(of('open_now=1&pages=4&view=cart'), { sort: 'rating' })).toBe(
    '?open_now=1&sort=rating',
  );
  expect(changedSearch(of('open_now=1&sort=rating'), { open_now: null })).toBe('?sort=rating');
});
