import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import {
  credentialsOf,
  idempotencyKeyOf,
  languageOf,
  pathOfTarget,
  prefersLenience,
  whereaboutsOf,
} from './request.ts';

const request = (headers: Record<string, string>, parts: object = {}) =>
  ({ headers, ...parts }) as unknown as FastifyRequest;
const zone = '0190a000-0002-7000-8000-000000000001';

describe('the path that is asked for', () => {
  test.each([
    ['/stores?page=2', '/stores?page=2'],
    ['//stores', '//stores'],
    ['/http://stores', '/http://stores'],
    ['*', '*'],
    ['http://market.example/stores?page=2', '/stores?page=2'],
    ['HTTPS://market.example:8080/', '/'],
    ['http://market.example', '/'],
    ['http://market.example?page=2', '/?page=2'],
  ])('%s: %s', (target, path) => expect(pathOfTarget(target)).toBe(path));
});

describe('the language of an answer', () => {
  test.each([
    [{ 'x-localization': 'ar' }, 'ar'],
    [{ 'x-localization': 'NL' }, 'nl'],
    [{ 'x-localization': 'de', 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr'],
    [{ 'accept-language': 'de, nl;q=0.5' }, 'nl'],
    [{ 'accept-language': '*' }, 'en'],
    [{ 'accept-language': 'en;q=0.1, fr;q=0.9' }, 'fr'],
    [{ 'accept-language': 'fr;q=0, nl; q=0.2' }, 'nl'],
    [{ 'accept-language': 'arn, frr;q=0.9, nl-BE;q=0.8' }, 'nl'],
    [{ 'accept-language': 'fr;q=much, ar;q=0.1' }, 'ar'],
    [{ 'x-localization': 'fr_CA' }, 'fr'],
    [{}, 'en'],
  ])('%j: %s', (headers, language) => expect(languageOf(request(headers))).toBe(language));
});

describe('[SYS-01] place and module come in headers, and what cannot be read is left out', () => {
  test.each([
    [{ zoneid: JSON.stringify([zone]) }, { zoneIds: [zone] }],
    [{ zoneid: JSON.stringify(zone) }, { zoneIds: [zone] }],
    [{ zoneid: `["${zone}", 7, "'; drop table zones"]` }, { zoneIds: [zone] }],
    [{ zoneid: '[not json' }, { zoneIds: [] }],
    [{ zoneid: JSON.stringify(Array(80).fill(zone)) }, { zoneIds: Array(50).fill(zone) }],
    [{ moduleid: zone }, { moduleId: zone }],
    [{ moduleid: 'undefined' }, { moduleId: undefined }],
    [{ latitude: '-34.9', longitude: '-56.1' }, { point: { lat: -34.9, lng: -56.1 } }],
    [{ latitude: '-34.9' }, { point: undefined }],
    [{ latitude: '91', longitude: '0' }, { point: undefined }],
    [{ latitude: 'NaN', longitude: '0' }, { point: undefined }],
  ])('%j', (headers, expected) => {
    const nothing = { zoneIds: [], moduleId: undefined, point: undefined };
    expect(whereaboutsOf(request(headers))).toEqual({ ...nothing, ...expected });
  });
});

describe('whether what is not known may be left out (RFC 7240)', () => {
  test.each([
    ['handling=lenient', true],
    ['respond-async, Handling = "lenient"; x=1', true],
    ['handling=strict', false],
    ['mishandling=lenient', false],
    ['handling=lenient-ish', false],
  ])('%s: %s', (prefer, isLenient) => expect(prefersLenience(request({ prefer }))).toBe(isLenient));

  test('without a word it may not', () => expect(prefersLenience(request({}))).toBe(false));
});

describe('who is asking', () => {
  test.each([
    [{ headers: { authorization: 'Bearer abc' } }, { token: 'abc', guestId: undefined }],
    [{ headers: { authorization: 'bearer  abc' } }, { token: 'abc', guestId: undefined }],
    [{ headers: { authorization: 'Basic abc' } }, { token: undefined, guestId: undefined }],
    [{ query: { guest_id: 'g' } }, { token: undefined, guestId: 'g' }],
    [{ body: { guest_id: 'g' } }, { token: undefined, guestId: 'g' }],
    [
      { query: { guest_id: '' }, body: { guest_id: null } },
      { token: undefined, guestId: undefined },
    ],
    [
      { query: { guest_id: ['g', 'h'] }, body: 'text' },
      { token: undefined, guestId: undefined },
    ],
  ])('%j', ({ headers = {}, ...parts }: object & { headers?: Record<string, string> }, expected) =>
    expect(credentialsOf(request(headers, parts))).toEqual(expected),
  );
});

test('an idempotency key is 8 to 128 visible characters, or none', () => {
  expect(idempotencyKeyOf(request({ 'idempotency-key': 'a-good-key' }))).toBe('a-good-key');
  expect(idempotencyKeyOf(request({ 'idempotency-key': '' }))).toBeUndefined();
  expect(() => idempotencyKeyOf(request({ 'idempotency-key': 'short' }))).toThrow('malformed');
});
