import type { Page } from '@playwright/test';

/** Fills in the market's contact form, and sends it by keyboard. */
export async function sendEnquiry(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Ana Silva');
  await main.getByLabel('Phone', { exact: true }).fill('+598 99 123 456');
  await main.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await main.getByLabel('Message').fill('Do you open on Sundays?');
  await main.getByRole('button', { name: 'Send' }).press('Enter');
}
