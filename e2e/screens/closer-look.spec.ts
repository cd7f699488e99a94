import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { ana } from '../support/ordering.ts';
import { arriveSignedIn, wireIn } from '../support/shopping.ts';

const phone = { width: 360, height: 760 };

const linesOf = (part: Locator): Promise<number> => part.evaluate((one) => one.getClientRects().length);

async function arriveWithAddress(page: Page, language: 'en' | 'ar'): Promise<void> {
  await page.setViewportSize(phone);
  await arriveAs(page, { language, location: centre });
  const wire = await wireIn(page, 'food', await arriveSignedIn(page));
  const { contact_person_email: _, ...saved } = ana;
  await wire.post('/customer/address/add', { ...saved, address_type: 'other' });
}

for (const language of ['en', 'ar'] as const) {
  test(`the phone number of a saved address stands in one line on a phone: its end began the next one: ${language}`, async ({
    page,
  }) => {
    await arriveWithAddress(page, language);
    await page.goto('/profile?page=addresses');
    const number = page.getByRole('main').getByText(ana.contact_person_number, { exact: true });
    await expect(number).toBeVisible();
    expect(await linesOf(number)).toBe(1);
  });
}
