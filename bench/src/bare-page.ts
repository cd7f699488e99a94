import { zstdCompressSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { createElement as draw, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  Link,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly address: string;
  readonly cover: string;
  readonly cover_width: number;
  readonly cover_height: number;
  readonly rating: string;
  readonly rating_count: number;
  readonly delivery_minutes_from: number;
  readonly delivery_minutes_to: number;
}

const statement = `select id, slug, name, address, cover, cover_width, cover_height, rating, rating_count,
  delivery_minutes_from, delivery_minutes_to from stores where active order by order_count desc, id limit 24`;

const Icon = ({ d }: { readonly d: string }): ReactElement =>
  draw(
    'svg',
    {
      width: 20,
      height: 20,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'aria-hidden': true,
    },
    draw('path', { d }),
  );

const Rating = ({ row }: { readonly row: Row }): ReactElement =>
  draw(
    'span',
    { className: 'rating' },
    draw(Icon, { d: 'm12 2 3 7h7l-6 4 2 7-6-4-6 4 2-7-6-4h7z' }),
    draw('span', null, row.rating),
    draw('span', null, `(${row.rating_count})`),
  );

const Picture = ({ row }: { readonly row: Row }): ReactElement =>
  draw(
    'span',
    { className: 'ground', 'data-hue': 'food' },
    draw('img', {
      className: 'cover',
      src: `/media/${row.cover}`,
      alt: '',
      width: row.cover_width,
      height: row.cover_height,
      loading: 'lazy',
      decoding: 'async',
    }),
  );

const Card = ({ row }: { readonly row: Row }): ReactElement =>
  draw(
    'article',
    { className: 'card pressable' },
    draw(
      'div',
      { className: 'stage' },
      draw(Picture, { row }),
      draw('p', { className: 'badges' }, draw('span', { className: 'badge' }, 'New')),
      draw(
        'button',
        { type: 'button', className: 'heart', 'aria-label': `Favourite: ${row.name}` },
        draw(Icon, { d: 'M12 21s-8-6-8-11a4 4 0 0 1 8-2 4 4 0 0 1 8 2c0 5-8 11-8 11Z' }),
      ),
    ),
    draw(
      'div',
      { className: 'text' },
      draw(
        'div',
        { className: 'top' },
        draw('h3', { className: 'name' }, draw(Link, { to: `/store/${row.slug}` }, row.name)),
        draw(Rating, { row }),
      ),
      draw('p', { className: 'kind' }, row.address),
      draw('p', { className: 'facts' }, `${row.delivery_minutes_from}–${row.delivery_minutes_to} min`),
    ),
  );

const links = (name: string, count: number): ReactElement[] =>
  Array.from({ length: count }, (_, turn) =>
    draw('li', { key: turn }, draw(Link, { to: `/${name}/${turn}` }, `${name} ${turn}`)),
  );

function Page(): ReactElement {
  const rows = useLoaderData<Row[]>();
  return draw(
    'div',
    { id: 'page' },
    draw('header', null, draw('nav', null, draw('ul', null, links('section', 8)))),
    draw(
      'main',
      null,
      draw('h1', null, 'Stores'),
      draw(
        'ul',
        null,
        rows.map((row) => draw('li', { key: row.id }, draw(Card, { row }))),
      ),
    ),
    draw('footer', null, draw('ul', null, links('page', 12))),
  );
}

/**
 * A page of 24 cards rendered by the stack without any of our code: a loader with one statement, the router, React,
 * the hydration data, and zstd, which our own pages use too. No visit, zones, texts, strips or drawers.
 */
export function answerBarePage(pool: pg.Pool) {
  const loader = async (): Promise<Row[]> => (await pool.query<Row>(statement)).rows;
  const { query, dataRoutes } = createStaticHandler([{ path: '/bare-page', loader, Component: Page }]);
  return async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = await query(new Request(`http://127.0.0.1${url}`));
    if (context instanceof Response) throw new Error(`The bare page answered ${context.status}.`);
    const router = createStaticRouter(dataRoutes, context);
    const body = renderToString(draw(StaticRouterProvider, { router, context }));
    const text = `<!doctype html><html lang="en"><head><title>Stores</title></head><body>${body}</body></html>`;
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-encoding', 'zstd')
      .send(zstdCompressSync(text));
  };
}
