import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';

test('[NAV-12] [NAV-13] [SYS-16] the footer: newsletter, map, policies, and what needs a zone or a sign-in', async ({
  page,
}) => {
  await arriveAs(page, { module: null });
  await page.goto('/about-us');
  const footer = page.getByRole('contentinfo');
  for (const text of ['hello@example.org', '+598 2000 0000', 'Montevideo, Uruguay', 'Promenade Montevideo'])
    await expect(footer.getByText(text, { exact: true })).toBeVisible();
  const email = footer.getByLabel('Your email address');
  await test.step('the newsletter’s box stands level with the words beside it: it stood above them', async () => {
    const words = footer.getByRole('heading', { name: 'What’s new around you' }).locator('..');
    const [box, beside] = [await email.boundingBox(), await words.boundingBox()];
    const middles = [box, beside].map((one) => (one?.y ?? Number.NaN) + (one?.height ?? Number.NaN) / 2);
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(2);
  });
  await email.fill('ana@');
  await email.press('Enter');
  await expect(footer.getByRole('alert')).toHaveText('Please insert a valid email.');
  await expect(email).toBeFocused();
  await email.fill(`reader.${Date.now()}@example.com`);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Subscribed Successfully.')).toBeVisible();
  await expect(footer.getByRole('alert')).toHaveCount(0);
  await footer.getByRole('link', { name: 'Show on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'Where we are' })).toContainText('Montevideo, Uruguay');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const name of ['Privacy policy', 'Refund policy', 'Cancellation policy', 'Shipping policy']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  }
  await test.step('whoever follows a link of the footer by keyboard goes on at the heading of its page: the focus stayed below it, out of sight', async () => {
    await footer.getByRole('link', { name: 'Privacy policy', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeFocused();
  });
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByText('You must pick a zone to access this page.')).toBeVisible();
  await footer.getByRole('link', { name: 'Loyalty points' }).click();
  await expect(page.getByText('You must be login to access this page.')).toBeVisible();
});

test('[NAV-13] whoever closes the view that a page came with is heard in the footer at once: the browser followed its links', async ({
  page,
}) => {
  await arriveAs(page, { module: null });
  await page.clock.install({ time: 0 });
  await page.goto('/about-us?view=join');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body > footer form')).not.toHaveAttribute('data-waiting');
  // Nothing loads that is scheduled for some time after the first user event.
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/about-us$/);
  await page.locator('body > footer').getByText('Privacy policy').dispatchEvent('click');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

/** Pastes more than fits into the message of the contact form. */
async function pasteTooMuch(page: Page): Promise<void> {
  const message = page.getByLabel('Message', { exact: true });
  // Cut from a subject whose own limit was removed.
  const subject = page.getByLabel('Subject', { exact: true });
  await subject.evaluate((field) => field.removeAttribute('maxlength'));
  await subject.fill('letter '.repeat(700));
  await subject.press('ControlOrMeta+a');
  await subject.press('ControlOrMeta+x');
  await message.focus();
  // The counter's code loads on focus: its live region is empty until there is something to announce.
  const note = page.locator('textarea ~ div').getByRole('status');
  await expect(note).toHaveText('');
  await message.press('ControlOrMeta+v');
  await expect(note).toHaveText('900 characters did not fit and were left out.');
  await expect(page.getByText('4,000 / 4,000')).toBeVisible();
  await message.press('Backspace');
  await expect(page.getByText('3,999 / 4,000')).toBeVisible();
  await expect(page.getByText('900 characters did not fit')).toBeHidden();
  await message.fill('A short one after all');
  await expect(page.getByText('/ 4,000')).toBeHidden();
}

test('[NAV-15] [NAV-07] the contact form says what is missing and reaches the operator; parcels lead to it', async ({
  page,
}) => {
  await arriveAs(page, { location: centre, module: 'parcel' });
  await page.goto('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join us' })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send' }).click();
  for (const text of ['name is required', 'phone number required', 'Email is required'])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await main.getByLabel('Name', { exact: true }).fill('Ana Silva');
  await main.getByLabel('Phone', { exact: true }).fill('+598 99 123 456');
  await main.getByLabel('Email', { exact: true }).fill('ana@');
  const subject = `Where is it ${Date.now()}`;
  await main.getByLabel('Subject').fill(subject);
  await main.getByLabel('Message').fill('My order has not come.');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText('Must be a valid email', { exact: true })).toBeVisible();
  await main.getByLabel('Email', { exact: true }).fill('ana@example.com');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText('Your message has reached us', { exact: true })).toBeVisible();
  const kept = await page.request.get(`${marketUrl()}/api/v1/ops/enquiries`, {
    headers: { authorization: `Bearer ${operatorToken()}` },
  });
  const { enquiries } = (await kept.json()) as { enquiries: { subject: string; email: string }[] };
  expect(enquiries.find((one) => one.subject === subject)).toMatchObject({ email: 'ana@example.com' });
  await test.step('the focus is not lost with an enquiry that was sent, nor with a next one: it went to the top of the page', async () => {
    const another = main.getByRole('button', { name: 'Write another message' });
    await expect(another).toBeFocused();
    await another.press('Enter');
    await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
  });
  await test.step('a paste that does not fit says what was left out, and near its end a field counts: it was cut in silence', () =>
    pasteTooMuch(page));
  await test.step('the map of the help page, once closed, leaves no second entry of the page behind', async () => {
    await main.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('dialog', { name: 'Where we are' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/help-and-support$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('[NAV-15] [NAV-02] [NAV-07] signing up and in as pages, and the ways to sign up as a partner', async ({
  page,
}) => {
  await arriveAs(page, { location: centre });
  await page.goto('/auth/sign-up');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await main.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in$/);
  await expect(main.getByLabel('Password', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole('banner').getByRole('link', { name: 'Join us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join us' });
  await expect(dialog.getByRole('link', { name: /Open a store/ })).toHaveAttribute(
    'href',
    '/store-registration?active=active',
  );
  await expect(dialog.getByRole('link', { name: /Become a courier/ })).toHaveAttribute(
    'href',
    '/deliveryman-registration',
  );
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a change of language loses nothing of a letter to the market, and a letter that was sent is not there again', async ({
  page,
}) => {
  await arriveAs(page, { location: centre, language: 'en' });
  await page.goto('/help-and-support');
  const main = page.getByRole('main');
  const fields = main.getByRole('textbox');
  const typed = ['Ana Silva', '+598 99 123 456', 'ana@example.com', 'The bag', 'It was torn when it came.'];
  for (const [index, text] of typed.entries()) await fields.nth(index).fill(text);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('torn');
  await page.context().addCookies([{ name: 'language-setting', value: 'fr', url: marketUrl() }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // The number behind the code of its country.
  const shown = typed.with(1, '99 123 456');
  for (const [index, text] of shown.entries()) await expect(fields.nth(index)).toHaveValue(text);
  await main.getByRole('button', { name: 'Envoyer' }).click();
  await expect(main.getByRole('status')).toBeVisible();
  await page.reload();
  for (const index of typed.keys()) await expect(fields.nth(index)).toHaveValue('');
});

for (const path of ['/auth/sign-up', '/home?view=sign-up'])
  test(`a reload loses nothing that was typed of a new account but its password: ${path}`, async ({
    page,
  }) => {
    await arriveAs(page, { location: centre });
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByLabel('Confirm password') });
    await form.getByLabel('Name', { exact: true }).fill('Ana Silva');
    await form.getByLabel('Email', { exact: true }).fill('ana@example.com');
    await form.getByLabel('Phone', { exact: true }).fill('99 123 456');
    await form.getByLabel('Password', { exact: true }).fill('secret-words');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('123 456');
    await page.reload();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Ana Silva');
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue('ana@example.com');
    await expect(form.getByLabel('Phone', { exact: true })).toHaveValue(/99 ?123 ?456$/);
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret');
  });

test('a browser that blocks cookies is said to forget the place and the cart: it asked for the place again and again', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  await page.goto('/about-us');
  await expect(page.getByText(/^Your browser stores nothing for this market/)).toBeVisible();
});
