import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { LoginSettings } from '@promenade/server/modules/settings/index.ts';
import { expect, test as base } from './market.ts';
import { waitForUrl } from './start-market.ts';
import { textsOf } from './texts.ts';

export { expect };

const program = fileURLToPath(new URL('serve-accounts.ts', import.meta.url));

export type Language = 'en' | 'ar';

/** Every sign-in method, without verification. */
export const allWays: LoginSettings = {
  manual: true,
  otp: true,
  social: true,
  google: true,
  facebook: true,
  apple: true,
  verifyEmail: false,
  verifyPhone: false,
  thirdPartyPhone: false,
};

/** The worker's own market, whose sign-in settings can be changed. */
export interface AccountsMarket {
  readonly url: string;
  readonly setLogin: (change: Partial<LoginSettings>) => Promise<void>;
}

function write(child: ChildProcess, settings: object): Promise<void> {
  return new Promise((resolve) => {
    child.once('message', () => resolve());
    child.send(settings);
  });
}

/** The test function with the worker's own market. */
export const test = base.extend<object, { accounts: AccountsMarket }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'promenade-accounts-'));
      const child = spawn(process.execPath, [program, folder], {
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const url = await waitForUrl(child);
      let set = '';
      const setLogin = async (change: Partial<LoginSettings>) => {
        const login = { ...allWays, ...change };
        const wanted = JSON.stringify(Object.values(login).map(Number));
        if (wanted === set) return;
        await write(child, { login });
        set = wanted;
      };
      await use({ url, setLogin });
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ accounts }, use) => use(accounts.url),
});

/** The storefront's texts in a language: `words('ar')('signIn')`. */
export function words(language: Language): (key: string, values?: Record<string, string | number>) => string {
  const all = textsOf('account', language);
  return (key, values = {}) => {
    const text = all[key];
    if (text === undefined) throw new Error(`There is no account.${key}.`);
    return text.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
  };
}

let people = 0;

/** A new person, unknown to other tests. */
export function someone(): { name: string; email: string; phone: string; password: string } {
  people += 1;
  const unique = `${process.pid % 10_000}`.padStart(4, '0') + `${people}`.padStart(3, '0');
  return {
    name: 'Ana Pereira',
    email: `ana.${unique}@example.com`,
    phone: `+5989${unique}`,
    password: 'secret-words',
  };
}

export type Person = ReturnType<typeof someone>;

/** Creates an account without the dialog, as on an earlier visit. */
export async function register(page: Page, person: Person): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/sign-up', {
    data: { ...person, confirm_password: person.password },
  });
  const body = (await answer.json()) as { token: string | null };
  expect(answer.ok(), JSON.stringify(body)).toBe(true);
  return body.token ?? '';
}

/** Visits a page in a language, signed out; `kept` is storage left by an earlier visit. */
export async function arrive(
  page: Page,
  market: AccountsMarket,
  language: Language,
  path: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.context().addCookies([{ name: 'language-setting', value: language, url: market.url }]);
  // Where a tab waits between tests.
  if (!page.url().endsWith('/favicon.svg')) await page.goto('/favicon.svg');
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    Object.entries({ 'language-setting': language, ...kept }),
  );
  await page.goto(path);
}

/** The session token; null if signed out (SYS-04). */
export const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));
