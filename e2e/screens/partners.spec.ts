import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, operatorToken, storedModule, test } from '../support/market.ts';
import { chooseTwice } from '../support/choose-twice.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { hydrated } from '../support/hydrated.ts';
import { holdFetch } from '../support/hold-answer.ts';
import { rowsOf } from '../support/rows-of.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');

// 16 × 10 pixels in one colour.
const png =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQY02M4by9DEmIY1TA0NQAAu3i6QdoKXZ8AAAAASUVORK5CYII=';
const pictureFile = { name: 'shop.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };

const next = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();

async function fillPerson(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Inés');
  await main.getByLabel('Last name').fill('Rey');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone', { exact: true }).fill('+598 99 123 456');
}

/** As an operator's program: finds the application by its email address, and approves or refuses it. */
async function decide(page: Page, email: string, decision: 'approve' | 'refuse', data = {}) {
  const headers = { authorization: `Bearer ${operatorToken()}` };
  const list = await page.request.get('/api/v1/ops/partner-applications?status=waiting', { headers });
  const { applications } = (await list.json()) as { applications: { id: string; email: string }[] };
  const id = applications.find((one) => one.email === email)?.id;
  const path = `/api/v1/ops/partner-applications/${id}/${decision}`;
  const answer = await page.request.put(path, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

async function approve(page: Page, email: string) {
  const answer = await decide(page, email, 'approve');
  return (await answer.json()) as {
    token: string;
    application: {
      store_id: string | null;
      courier_id: string | null;
      files: { field: string; type: string }[];
    };
  };
}

test('[PART-01] [NAV-01] a store applies with its files, is approved, opened by its staff and found by everyone', async ({
  page,
}) => {
  const email = 'esquina@example.com';
  const name = 'La Esquina de Inés';
  await arriveAs(page, { location: centre });
  await page.goto('/store-registration');
  await page.getByRole('link', { name: 'Apply now' }).click();
  await fillPerson(page, email);
  await next(page);
  await page.getByRole('radio', { name: 'Food' }).check();
  await page.getByLabel('Name of the store').fill(name);
  await page.getByLabel('Latitude').fill(String(centre.lat));
  await page.getByLabel('Longitude').fill(String(centre.lng));
  await page.getByRole('main').getByLabel('Address', { exact: true }).fill(centre.text);
  await expect(page.getByLabel('Zone')).not.toHaveValue('');
  await next(page);
  await page.getByLabel('Monday, opens').fill('00:00');
  await page.getByLabel('Monday, closes').fill('00:00');
  await page.getByRole('button', { name: 'Same on every open day' }).click();
  await next(page);
  await page.getByRole('radio', { name: 'Share of sales' }).check();
  await page.getByLabel('Logo: Add a picture').setInputFiles(pictureFile);
  await page.getByLabel('Cover picture: Add a picture').setInputFiles(pictureFile);
  await page
    .getByLabel('Business documents: Add a file')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: 'Remove file 1' })).toHaveCount(3);
  await next(page);
  await expect(page.getByRole('main')).toContainText('3 files');
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible();
  const status = page.url();

  const { token, application } = await approve(page, email);
  expect(application.files.map(({ field, type }) => [field, type])).toEqual([
    ['logo', 'picture'],
    ['cover_photo', 'picture'],
    ['documents', 'pdf'],
  ]);
  const turn = (active: boolean) =>
    page.request.put(`/api/v1/ops/stores/${application.store_id}/open`, {
      headers: { authorization: `Bearer ${token}` },
      data: { active },
    });
  expect((await turn(true)).ok()).toBe(true);
  await page.goto(status);
  await expect(page.getByRole('heading', { name: 'Approved' })).toBeVisible();
  await page.goto('/store/la-esquina-de-ines');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // Keep the set of stores that the other tests expect.
  await turn(false);
});

test('the kinds of shops stand two by two on a large phone: three were in a row, and the fourth was alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 932 });
  await arriveAs(page, { location: centre });
  await page.goto('/store-registration');
  const kinds = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(kinds).toHaveCount(4);
  expect(await rowsOf(kinds)).toEqual(['16 to 414', '16 to 414']);
});

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the application' });

async function choosePictures(page: Page): Promise<void> {
  await page.getByLabel('Pictures of it: Add a picture').evaluate(chooseTwice, png);
  await expect(page.getByRole('button', { name: 'Remove file 2' })).toBeVisible();
  await page.getByLabel('A photo of you: Add a picture').setInputFiles(pictureFile);
  await expect(page.getByRole('button', { name: 'Remove file 1' })).toHaveCount(2);
}

/** From the first of a courier's steps to the last. */
async function fillAsCourier(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await page.getByLabel('Zone').selectOption({ index: 1 });
  await next(page);
  await fillPapers(page);
}

async function fillPapers(page: Page): Promise<void> {
  await page.getByLabel('Its number').fill('4.123.456-7');
  await choosePictures(page);
  await page.getByRole('radio', { name: 'Per delivery' }).check();
}

const isWaiting = (page: Page) =>
  expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible();

test('[PART-01] [NAV-01] a courier applies with papers and a portrait, is refused, applies again, and carries', async ({
  page,
}) => {
  const email = `vera.${Date.now()}@example.com`;
  await arriveAs(page, { location: centre });
  await page.goto('/about-us');
  await test.step('an error on an earlier step leads back to it, with the focus on its field', async () => {
    await page.goto('/deliveryman-registration?step=papers');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
  });
  await fillAsCourier(page, email);
  await sendButton(page).click();
  await isWaiting(page);
  const status = page.url();
  await test.step('a reference that the browser does not let be copied is shown, to be copied by hand', async () => {
    const reference = new URL(status).searchParams.get('reference');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText(`Copy it from here: ${reference}`)).toBeVisible();
  });
  await test.step('Back after an application was sent leads to where it was begun, not to its emptied steps', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/about-us$/);
  });
  await test.step('who applies again after a refusal finds what was written, but for the number of their papers: all was empty', async () => {
    await decide(page, email, 'refuse', { reason: 'The pictures cannot be read.' });
    await page.goto(status);
    await page.getByRole('link', { name: 'Apply again' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    // It is there once the market has told its zones.
    await expect(page.getByLabel('Zone')).not.toHaveValue('');
    await next(page);
    await expect(page.getByLabel('Its number')).toHaveValue('');
  });
  await fillPapers(page);
  await sendButton(page).click();
  await isWaiting(page);
  const { token } = await approve(page, email);
  const orders = await page.request.get('/api/v1/ops/staff/orders', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(orders.ok()).toBe(true);
});

test.describe('on a broken line', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('an application whose answer is lost tells its reference after a reload, too: it was only said to be waiting', async ({
    page,
  }) => {
    await arriveAs(page, { location: centre });
    await page.goto('/deliveryman-registration');
    await fillAsCourier(page, 'alma@example.com');
    await loseAnswer(page, '**/delivery-man/store');
    await sendButton(page).click();
    await expect(page.getByText('The connection was lost')).toBeVisible();
    await page.reload();
    await choosePictures(page);
    await sendButton(page).click();
    await isWaiting(page);
  });
});

test('minutes and coordinates may be written in the digits of Arabic, before zones are known too: a point had no zone then', async ({
  page,
}) => {
  await arriveAs(page, { location: centre });
  await page.goto('/store-registration?active=active&step=hours');
  await page.getByLabel('At least').fill('٢٥');
  await expect(page.getByLabel('At least')).toHaveValue('25');
  const answer = await holdFetch(page, '**/api/v1/zone/list');
  await page.goto('/store-registration?active=active&step=shop');
  await page.getByLabel('Latitude').fill('-٣٤٫٩٠٥٨');
  await page.getByLabel('Longitude').fill('-٥٦٫١٨٨٢');
  await answer();
  await expect(page.getByLabel('Zone')).toHaveValue(/./);
  await test.step('the point of a suggestion that comes after another was written is not taken: it replaced that one', async () => {
    const arrive = await holdFetch(page, '**/api/v1/config/place-api-details*');
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Street and number, or a place' }).fill('Plaza Independencia');
    await main.getByRole('listbox').getByRole('option').first().click();
    await page.getByLabel('Latitude').fill('-34.9');
    await arrive();
    await expect(main.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
    await expect(page.getByLabel('Latitude')).toHaveValue('-34.9');
  });
});

test('a provider that has joined and lets nothing yet says so: there is no filter that could be cleared', async ({
  page,
}) => {
  await arriveAs(page, { location: centre, module: 'rental' });
  const place = new URLSearchParams({ lat: String(centre.lat), lng: String(centre.lng) });
  const zone = (await (await page.request.get(`/api/v1/config/get-zone-id?${place}`)).json()) as {
    zone_id: string[];
  };
  const email = 'flota@example.com';
  const multipart = {
    f_name: 'Inés',
    l_name: 'Rey',
    email,
    phone: '+59899123456',
    name: 'Flota Nueva',
    address: centre.text,
    latitude: centre.lat,
    longitude: centre.lng,
    zone_id: zone.zone_id[0] ?? '',
    module_id: JSON.parse(await storedModule('rental')).id,
    opening_hours: '[{"weekday":1,"opens":"09:00","closes":"18:00"}]',
    business_plan: 'monthly',
    logo: pictureFile,
    cover_photo: pictureFile,
  };
  const sent = await page.request.post('/api/v1/auth/vendor/register', { multipart });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { token, application } = await approve(page, email);
  const turn = (active: boolean) =>
    page.request.put(`/api/v1/ops/stores/${application.store_id}/open`, {
      headers: { authorization: `Bearer ${token}` },
      data: { active },
    });
  expect((await turn(true)).ok()).toBe(true);
  await page.goto('/rental/provider-details/flota-nueva');
  await expect(page.getByText('No vehicles here yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0);
  await turn(false);
});

test('[PART-01] what is wrong is told at its field, by keyboard too; what was written stays, and Back goes back', async ({
  page,
}) => {
  await arriveAs(page, { location: centre });
  await page.goto('/provider-registration?active=active');
  await next(page);
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await fillPerson(page, 'ruedas@example.com');
  await page.getByLabel('Phone', { exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The place', level: 2 })).toBeFocused();
  await expect(page.getByLabel('Name of the business')).toBeVisible();
  await page.getByLabel('Latitude').fill('-34.0');
  await page.getByLabel('Longitude').fill('-56.0');
  await page.getByLabel('Zone').selectOption({ index: 1 });
  await next(page);
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await expect(page.getByText('This place is outside')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Last name')).toHaveValue('Rey');
  await page.goto('/provider-registration?active=active&step=plan');
  const text = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await page.getByLabel('Logo: Add a picture').setInputFiles(text);
  await expect(page.getByText('This cannot be read as a picture.')).toBeVisible();
  await next(page);
  await expect(page.getByText('Choose one of the plans.')).toBeVisible();
});

test('after an unknown reference the focus is on the heading: it was lost with the form', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre });
  await page.goto('/partner-application');
  const show = page.getByRole('button', { name: 'Show', exact: true });
  await hydrated(show);
  await test.step('nothing is asked without one: the field says so, and has the focus', async () => {
    await show.press('Enter');
    await expect(page.getByLabel('Reference')).toHaveAccessibleDescription('Please enter your reference.');
    await expect(page.getByLabel('Reference')).toBeFocused();
  });
  await page.getByLabel('Reference').fill('never-given');
  await expect(page.getByLabel('Reference')).not.toHaveAccessibleDescription(/./);
  await show.press('Enter');
  // The reference is unknown: the form is shown again, with the error.
  await expect(page.getByLabel('Reference')).toHaveAccessibleDescription(/./);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
