import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

type Sent = readonly [string, { readonly headers?: Headers; readonly method?: string } | undefined];

/** A page that has loaded the script: what it sends, and a press. */
async function openPage() {
  const sent: Sent[] = [];
  const presses: (() => void)[] = [];
  const page = {
    ...{ crypto, URL, Request, Headers, Uint8Array, Array },
    location: { href: 'https://market.example/en', origin: 'https://market.example' },
    addEventListener: (_name: string, listener: () => void) => presses.push(listener),
    fetch: (...parts: Sent) => sent.push(parts),
  };
  const script = await readFile(new URL('../../public/trace.js', import.meta.url), 'utf8');
  runInContext(script, createContext(page));
  const traceOf = (index: number) => sent[index]?.[1]?.headers?.get?.('traceparent')?.split('-');
  return { page, sent, traceOf, press: () => presses[0]?.() };
}

test('calls of one press to the market say of which trace they are, and keep what they carried', async () => {
  const { page, sent, traceOf, press } = await openPage();
  press();
  const carried = { method: 'POST', headers: new Headers({ 'idempotency-key': 'kept' }) };
  page.fetch('/api/v1/customer/cart/add', carried);
  page.fetch('/api/v1/config', undefined);
  press();
  page.fetch('/api/v1/config', undefined);
  const [first, second, third] = [traceOf(0), traceOf(1), traceOf(2)];
  expect(first?.join('-')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(second?.[1]).toBe(first?.[1]);
  expect(second?.[2]).not.toBe(first?.[2]);
  expect(third?.[1]).not.toBe(first?.[1]);
  expect(sent[0]?.[1]?.method).toBe('POST');
  expect(sent[0]?.[1]?.headers?.get('idempotency-key')).toBe('kept');
});

test('nobody else is told: neither another origin nor files', async () => {
  const { page, sent } = await openPage();
  page.fetch('https://elsewhere.example/api/v1/config', undefined);
  page.fetch('/assets/shell.js', undefined);
  expect(sent.map(([, init]) => init)).toEqual([undefined, undefined]);
});
