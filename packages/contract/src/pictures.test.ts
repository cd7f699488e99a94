import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './calls/index.ts';
import type { Endpoint } from './endpoint/index.ts';

/** Where a reply names the address of a picture and not the picture. */
function namelessIn(part: unknown, path: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as { readonly properties?: Readonly<Record<string, unknown>> };
  const isNameless = properties && 'image_full_url' in properties && !('image' in properties);
  const inside = Object.entries(part).flatMap(([name, one]) => namelessIn(one, `${path}.${name}`));
  return isNameless ? [path, ...inside] : inside;
}

test('a client that puts the name of a picture below base_urls finds it beside the address, in every reply', () => {
  const nameless = Object.values<Endpoint>(endpoints).flatMap(({ id, reply }) =>
    namelessIn(z.toJSONSchema(reply, { io: 'output', unrepresentable: 'any' }), id),
  );
  expect(nameless).toEqual([]);
});
