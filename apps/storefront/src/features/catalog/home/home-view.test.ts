import { expect, test } from 'vitest';
import { readHomeView } from './home-view.ts';

const of = (search: string) => new URLSearchParams(search);

test('[NAV-03] the address says whether one category, all of them, or a search is shown', () => {
  const category = of('search=category&id=c1&module_id=m1&name=Pizza&data_type=category');
  expect(readHomeView(category)).toEqual({ kind: 'category', id: 'c1' });
  const all = of('search=allCategories&from=allCategories&data_type=new');
  expect(readHomeView(all)).toEqual({ kind: 'categories' });
  expect(readHomeView(of('q=%20pizza%20'))).toEqual({ kind: 'search', text: 'pizza' });
  expect(readHomeView(of('q=%20'))).toEqual({ kind: 'overview' });
  expect(readHomeView(of('search=category'))).toEqual({ kind: 'overview' });
});
