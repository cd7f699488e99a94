import type { Page } from '@playwright/test';
import { askOnce, centre, expect, marketUrl, zoneIdsOf } from './market.ts';

/** An item as cards show it. */
export interface Card {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly store_id: string;
}

type Headers = Readonly<Record<string, string>>;

/** API access as the page's visitor in a module. */
export interface Wire {
  readonly headers: Headers;
  readonly get: <Answer>(path: string) => Promise<Answer>;
  readonly post: <Answer>(path: string, data?: object) => Promise<Answer>;
}

async function answerOf<Answer>(page: Page, method: string, path: string, headers: Headers, data?: object) {
  const answer = await page.request.fetch(`${marketUrl()}/api/v1${path}`, {
    method,
    headers,
    ...(data ? { data } : {}),
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

/** Calls in a module, at the centre; as the token's customer, if given. */
export async function wireIn(page: Page, module: string, token?: string): Promise<Wire> {
  const modules = await askOnce<{ id: string; module_type: string }[]>('/module');
  const headers: Headers = {
    moduleId: modules.find(({ module_type }) => module_type === module)?.id ?? '',
    zoneid: await zoneIdsOf(centre.lat, centre.lng),
    latitude: String(centre.lat),
    longitude: String(centre.lng),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  return {
    headers,
    get: (path) => answerOf(page, 'GET', path, headers),
    post: (path, data = {}) => answerOf(page, 'POST', path, headers, data),
  };
}

/** A new customer, not signed in on the page. */
export async function newCustomer(page: Page): Promise<{ email: string; password: string; token: string }> {
  const mark = String(process.hrtime.bigint()).slice(-9);
  const [email, password] = [`ana.${mark}@example.org`, 'long enough'];
  const { token } = await answerOf<{ token: string }>(
    page,
    'POST',
    '/auth/sign-up',
    {},
    { name: 'Ana Torres', email, phone: `+5989${mark}`, password, confirm_password: password },
  );
  return { email, password, token };
}

/** A new customer, signed in on the page from its next load. */
export async function arriveSignedIn(page: Page): Promise<string> {
  const { token } = await newCustomer(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  return token;
}
