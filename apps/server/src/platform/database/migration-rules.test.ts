import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../../migrations/', import.meta.url);
// Earlier ones ran when a market was a single process that was stopped for them.
const rulesSince = '0031';

// What would break a server of the previous version running against the new schema (docs/scale.md).
const breaking: Readonly<Record<string, RegExp>> = {
  'takes something away': /\bdrop\s+(?:table|column|view|function|type)\b/i,
  'gives another name': /\brename\s+(?:to|column)\b/i,
  'changes a type': /\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i,
  'asks for what old servers do not write':
    /\bset\s+not\s+null\b|\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
  'checks every row while all wait':
    /\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)[^;]*\b(?:check|foreign\s+key)\b/i,
};
/** States in a file that no running version still uses what it removes. */
const contracts = /^-- Contract: no server before \d{4} runs any more\./m;

const withoutComments = (text: string): string => text.replace(/--.*$/gm, '');

function faultsOf(text: string): string[] {
  if (contracts.test(text)) return [];
  const sql = withoutComments(text);
  const made = new Set([...sql.matchAll(/create\s+(?:unlogged\s+)?table\s+(\w+)/gi)].map(([, name]) => name));
  const slow = [...sql.matchAll(/create\s+(?:unique\s+)?index\s+(?!concurrently)[^;]*?\bon\s+(\w+)/gi)]
    .filter(([, table]) => !made.has(table))
    .map(([, table]) => `makes an index while nobody may write to ${table}`);
  return [...Object.keys(breaking).filter((fault) => breaking[fault]?.test(sql)), ...slow];
}

describe('old and new servers side by side', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name >= rulesSince);

  test.each(names)('%s only adds', async (name) => {
    expect(faultsOf(await readFile(new URL(name, folder), 'utf8'))).toEqual([]);
  });

  test.each([
    ['drop table carts', 'takes something away'],
    ['alter table carts drop column colour', 'takes something away'],
    ['alter table carts rename column colour to hue', 'gives another name'],
    ['alter table carts alter column colour type integer using 1', 'changes a type'],
    ['alter table carts alter colour set not null', 'asks for what old servers do not write'],
    ['alter table carts add column colour text not null', 'asks for what old servers do not write'],
    ['alter table carts add constraint c check (colour > 0)', 'checks every row while all wait'],
    ['create index carts_by_colour on carts (colour)', 'makes an index while nobody may write to carts'],
  ])('%s is found', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test.each([
    "alter table carts add column colour text not null default 'red'",
    'alter table carts add constraint c check (colour > 0) not valid',
    'create table hues (name text primary key, at timestamptz not null); create index hues_by_at on hues (at)',
    '-- Without a transaction: big.\ncreate index concurrently carts_by_colour on carts (colour)',
    '-- Contract: no server before 0032 runs any more.\nalter table carts drop column colour',
  ])('%s may run', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});
