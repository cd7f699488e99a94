import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from './calls/index.ts';
import type { Endpoint } from './endpoint/index.ts';

interface Part {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Part;
  readonly prefixItems?: readonly Part[];
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: Part | boolean;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
  readonly allOf?: readonly Part[];
}

// A pattern that repeats without end bounds nothing.
const isEndless = (pattern: string): boolean =>
  /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));

function isBounded({ type, format, pattern, maxLength, maxItems, prefixItems, ...part }: Part): boolean {
  if (type === 'array') return maxItems !== undefined || prefixItems !== undefined;
  if (type !== 'string' || maxLength !== undefined || part.enum || part.const !== undefined) return true;
  return format !== undefined || (pattern !== undefined && !isEndless(pattern));
}

function unboundedIn(part: Part, path: string): string[] {
  const { items, prefixItems = [], properties = {}, additionalProperties: others } = part;
  const choices = [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])];
  return [
    ...(isBounded(part) ? [] : [path]),
    ...(typeof others === 'object' ? [`${path}.*`] : []),
    ...[...(items ? [items] : []), ...prefixItems].flatMap((one) => unboundedIn(one, `${path}[]`)),
    ...Object.entries(properties).flatMap(([name, one]) => unboundedIn(one, `${path}.${name}`)),
    ...choices.flatMap((one) => unboundedIn(one, path)),
  ];
}

// Forms are bounded by their bytes and fields (server, platform/limits/limits.ts and multipart.ts), and each room
// limits its pictures; a passkey's answer is parsed by its library, within 256 KB; the rest is sent by operators.
const boundedElsewhere = [
  'accounts.passkeyAdd body.response.*',
  'accounts.passkeyAdd body.response.response.*',
  'accounts.passkeyLogin body.response.*',
  'accounts.passkeyLogin body.response.response.*',
  'accounts.reauthenticate body.passkey.response.*',
  'accounts.reauthenticate body.passkey.response.response.*',
  'messages.send body.pictures',
  'ops.sendMessage body.pictures',
  'ops.setZones body.*',
  'orders.requestRefund body.pictures',
  'partners.registerCourier body.identity_image',
  'partners.registerStore body.documents',
  'payments.sendProof body.fields.*',
  'reviews.submit body.pictures',
  'trips.handOver body.pictures',
];

test('every text and every list that anybody can send has an end', () => {
  const unbounded = Object.values<Endpoint>(endpoints).flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      unboundedIn(
        z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as Part,
        `${endpoint.id} ${part}`,
      ),
    ),
  );
  expect([...new Set(unbounded)].sort()).toEqual(boundedElsewhere);
});

test('what is unbounded would be noticed', () => {
  const open = z.object({
    name: z.string(),
    tags: z.array(z.string().max(5)),
    key: z.string().regex(/^a+$/),
  });
  expect(unboundedIn(z.toJSONSchema(open) as Part, 'x')).toEqual(['x.name', 'x.tags', 'x.key']);
});
