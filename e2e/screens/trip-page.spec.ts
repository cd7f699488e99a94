import type { Page } from '@playwright/test';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';

const pickup = new URLSearchParams({
  pickup: `${centre.lat},${centre.lng}`,
  pickup_name: centre.text,
  trip_type: 'hourly',
  duration: '2',
});

/** Books a bicycle, which has no plate, from now on, as a guest; answers the trip's id. */
async function bookNow(page: Page): Promise<string> {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto(`/rental/vehicle-details/alquiler-de-bicicletas-viento?${pickup}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add: / })
    .first()
    .click();
  await expect(page.getByText('The vehicle successfully added to your cart.')).toBeVisible();
  await page.goto('/rental/cart?view=trip-contact');
  const dialog = page.getByRole('dialog', { name: 'Contact person' });
  await dialog.getByLabel('Name').fill('Ana Pereira');
  await dialog.getByLabel('Phone').fill('099123456');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Book for/ }).click();
  await expect(page).toHaveURL(/trip_id=/);
  return new URL(page.url()).searchParams.get('trip_id') ?? '';
}

async function move(page: Page, id: string, step: string): Promise<void> {
  const headers = { authorization: `Bearer ${operatorToken()}` };
  const answer = await page.request.put(`${marketUrl()}/api/v1/ops/trips/${id}/${step}`, {
    headers,
    data: {},
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('a trip that began at once says when, names no plate where there is none, and is kept in no calendar once it is over', async ({
  page,
}) => {
  const id = await bookNow(page);
  const main = page.getByRole('main');
  const calendar = main.getByRole('link', { name: 'Add to calendar' });
  await expect(main.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible();
  await expect(main.locator('dd time').first()).toHaveText(/, \d{2}:\d{2}$/);
  await expect(main.getByText('Pickup Now')).toHaveCount(0);
  await expect(main.getByText(/Placed .*, \d{2}:\d{2}$/)).toBeVisible();
  await expect(calendar).toBeVisible();
  const unit = main.getByRole('region', { name: 'Your vehicles' }).getByRole('listitem').first();
  await expect(unit).toContainText('Pedalia Viento');
  await expect(unit.locator('bdi')).toHaveCount(0);
  for (const step of ['confirm', 'start', 'complete']) await move(page, id, step);
  await expect(main.getByRole('heading', { level: 1, name: 'Completed' })).toBeVisible();
  await expect(calendar).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Chat with the rental' })).toBeHidden();
});

test('on a phone the time of a trip’s step stands by that step, and not by the next one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 760 });
  const id = await bookNow(page);
  await move(page, id, 'confirm');
  const steps = page.getByRole('list', { name: 'How the trip goes' }).getByRole('listitem');
  await expect(steps.locator('time')).toHaveCount(2);
  const gaps = await steps.evaluateAll((items) =>
    items.slice(0, 2).map((item, at) => {
      const textOf = (one: Element | undefined) => {
        const range = document.createRange();
        range.selectNodeContents(one?.querySelector('span:not(:has(svg)):not(:empty)') ?? document.body);
        return range.getBoundingClientRect();
      };
      const time = item.querySelector('time')?.getBoundingClientRect();
      return {
        own: (time?.top ?? 0) - textOf(item).bottom,
        next: textOf(items[at + 1]).top - (time?.bottom ?? 0),
      };
    }),
  );
  for (const { own, next } of gaps) expect(own).toBeLessThan(next - 4);
});

test('a link that the browser does not let be copied is shown, to be copied by hand', async ({ page }) => {
  await bookNow(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/Copy it from here: http.*\/trip\?/)).toBeVisible();
});
