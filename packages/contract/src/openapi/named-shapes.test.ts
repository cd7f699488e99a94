import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../calls/index.ts';
import type { Endpoint } from '../endpoint/index.ts';
import { describeApi } from './describe-api.ts';
import { namedShapes } from './named-shapes.ts';

const source = join(import.meta.dirname, '..');
const calls = Object.values(endpoints) as Endpoint[];
const document = describeApi(calls, 'http://x');
const text = JSON.stringify(document);

describe('what shapes are called', () => {
  const exported: [string, z.ZodType][] = [];
  beforeAll(async () => {
    const files = globSync('*/*.ts', { cwd: source }).filter((file) => !/\.test\.ts$|^openapi/.test(file));
    for (const file of files) {
      const all: Record<string, unknown> = await import(join(source, file));
      for (const [name, value] of Object.entries(all))
        if (value instanceof z.ZodType) exported.push([`${file}: ${name}`, value]);
    }
  });

  test('stood out in full wherever it was used: what a room exports has its name in the document', () => {
    const nameless = exported.filter(([, shape]) => shape.def.type !== 'custom' && !namedShapes.has(shape));
    expect(nameless.map(([name]) => name)).toEqual([]);
    expect(exported.length).toBeGreaterThan(150);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'CartLine',
        'Item',
        'ItemPage',
        'Order',
        'Refusal',
        'StoreCard',
        'Trip',
        'Vehicle',
      ]),
    );
  });

  test('no two that stand in it are called the same', () => {
    const { schemas } = document.components;
    const names = [...namedShapes.values()].filter((name) => name in schemas);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('an answer and a body refer to them, and each of them is referred to', () => {
    const { paths, components } = document;
    expect(paths['/api/v1/customer/cart/list']?.['get']?.['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CartLines' } } } },
    });
    expect(paths['/api/v1/customer/address/add']?.['post']?.['requestBody']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/AddressInput' } } },
    });
    const named = new Set([...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual(Object.keys(components.schemas));
  });

  test('how many there are was item_count here and items_count there: one word for it, in the singular', () => {
    const names = new Set([...text.matchAll(/"(\w+_counts?)":/g)].map(([, name]) => String(name)));
    expect([...names].filter((name) => /s_counts?$/.test(name))).toEqual(['whislists_count']);
  });

  test('whether prices have the tax in them was 0 or 1 in the settings, true or false in a bill: 0 or 1', () => {
    const shapes = [...text.matchAll(/"tax_included":(\{[^}]*\})/g)].map(([, shape]) =>
      JSON.parse(String(shape)),
    );
    expect(new Set(shapes.map(({ $ref }) => $ref))).toEqual(new Set(['#/components/schemas/Flag']));
    expect(shapes.length).toBeGreaterThan(4);
  });

  test('a flash sale’s start_date was an instant, a coupon’s a day: a date is a day, and what ends in _at an instant', () => {
    const shapes = [...text.matchAll(/"\w+_(date|at)":(\{(?:[^{}]|\{[^}]*\})*\})/g)];
    const wrong = shapes.filter(
      ([, kind, shape]) => !(kind === 'at' ? /\/Instant"|"date-time"/ : /\/Day"/).test(shape ?? ''),
    );
    expect(wrong.map(([field]) => field)).toEqual([]);
    expect(shapes.length).toBeGreaterThan(80);
  });

  test('it weighed 2.9 MB: a third of that at most, and the same each time it is written', () => {
    expect(text.length).toBeLessThan(1_000_000);
    expect(JSON.stringify(describeApi(calls, 'http://x'))).toBe(text);
  });
});
