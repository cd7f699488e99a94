import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { Link, NavLink } from './link.tsx';

const at = (here: string, link: ReactNode): string =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[here]}>{link}</MemoryRouter>);

describe('a link', () => {
  test.each([
    ['/store/la-paz?page=2', '/store/la-paz?page=2'],
    ['?page=2&amp;sort=price', '/items/popular?page=2&amp;sort=price'],
    ['tel:+59820000000', 'tel:+59820000000'],
    ['https://example.org/terms', 'https://example.org/terms'],
  ])('to %s leads there without a script, too', (to, href) => {
    const link = <Link to={to.replaceAll('&amp;', '&')}>on</Link>;
    expect(at('/items/popular?page=1', link)).toBe(`<a href="${href}">on</a>`);
  });

  test('hands on what else an element of its kind may say, and nothing that is said to the router', () => {
    const link = (
      <Link to="/home" replace preventScrollReset reloadDocument target="_blank" aria-label="Home">
        on
      </Link>
    );
    expect(at('/', link)).toBe('<a target="_blank" aria-label="Home" href="/home">on</a>');
  });
});

test.each([
  ['/home', true],
  ['/home/popular', true],
  ['/home?q=rice', true],
  ['/homes', false],
  ['/', false],
])('at %s the link home says whether one is there: %s', (here, isThere) => {
  const current = isThere ? ' aria-current="page"' : '';
  expect(at(here, <NavLink to="/home?module=food#top">Home</NavLink>)).toBe(
    `<a${current} href="/home?module=food#top">Home</a>`,
  );
});
