import type { Page } from '@playwright/test';
import { arriveAs, centre, marketUrl, storedModule } from '../support/market.ts';
import { arriveSignedIn } from '../support/shopping.ts';
import type { ModuleType, ShopperKey } from './addresses.ts';

/** How a page is viewed, and by whom. */
export interface Look {
  readonly language: 'en' | 'ar' | 'nl' | 'fr' | 'en-XA';
  readonly theme: 'light' | 'dark';
  readonly shopper: 'guest' | 'customer';
  readonly width: number;
}

async function newGuest(page: Page): Promise<string> {
  const answer = await page.request.post(`${marketUrl()}/api/v1/auth/guest/request`);
  const { guest_id } = (await answer.json()) as { guest_id: string };
  await page.addInitScript((id) => localStorage.setItem('guest_id', id), guest_id);
  return guest_id;
}

/** A visitor at the centre with the look's settings; returns the shopper's credential. */
export async function arriveLooking(page: Page, look: Look): Promise<ShopperKey> {
  const { language, theme, shopper, width } = look;
  await page.setViewportSize({ width, height: width < 500 ? 760 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAs(page, { language, theme, location: centre });
  return shopper === 'customer' ? { token: await arriveSignedIn(page) } : { guestId: await newGuest(page) };
}

/** Continues in another module. */
export async function enterModule(page: Page, type: ModuleType): Promise<void> {
  const value = await storedModule(type);
  await page.context().addCookies([{ name: 'module', value: encodeURIComponent(value), url: marketUrl() }]);
  await page.evaluate((text) => localStorage.setItem('module', text), value);
}
