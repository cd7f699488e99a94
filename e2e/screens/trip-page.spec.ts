import type { Locator, Page } from '@playwright/test';
import { anotherVehicle, arriveAtTrip, arriveWithTripCart, vehicleWithEngine } from '../support/book-trip.ts';
import { freeVehicles } from '../support/free-vehicles.ts';
import { lettered } from '../support/lettered.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { arriveAs, centre, expect, marketUrl, operatorToken, test } from '../support/market.ts';
import { arriveWithContact } from '../support/ordering.ts';
import { isPressedBeside } from '../support/pressed-beside.ts';
import { arriveSignedIn, wireIn } from '../support/shopping.ts';
import { holdFetch } from '../support/hold-answer.ts';

// The statuses a trip may have after each step; the autopilot takes the first one itself after 20 seconds.
const after: Readonly<Record<string, readonly string[]>> = {
  confirm: ['confirmed', 'ongoing', 'completed'],
  start: ['ongoing', 'completed'],
  complete: ['completed'],
};

/** As an operator, moves a trip along. In a slow test the autopilot may have been faster. */
async function move(page: Page, id: string, step: string, data = {}): Promise<void> {
  const url = `${marketUrl()}/api/v1/ops/trips/${id}`;
  const headers = { authorization: `Bearer ${operatorToken()}` };
  const answer = await page.request.put(`${url}/${step}`, { headers, data });
  const { trip_status: stands } = (await (await page.request.get(url, { headers })).json()) as {
    trip_status: string;
  };
  const isThere = answer.status() === 409 && after[step]?.includes(stands);
  expect(answer.ok() || isThere, `${step} of ${stands}: ${await answer.text()}`).toBe(true);
}

/** How many of a page's acts stand in each row. */
async function rowsOf(main: Locator, names: readonly (string | RegExp)[]): Promise<number[]> {
  const boxes = await Promise.all(names.map((name) => main.getByText(name).first().boundingBox()));
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  return [...new Set(middles)].map((middle) => middles.filter((one) => one === middle).length);
}

/** The room between the time of each step that a trip has taken and its own name, and the next one's. */
const gapsOf = (steps: Locator) =>
  steps.evaluateAll((items) =>
    items.slice(0, 2).map((item, at) => {
      const wordOf = (one: Element | undefined) =>
        document.createTreeWalker(one ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
      const textOf = (one: Element | undefined) => {
        const range = document.createRange();
        range.selectNode(wordOf(one) ?? document.body);
        return range.getBoundingClientRect();
      };
      const time = item.querySelector('time')?.getBoundingClientRect();
      return {
        own: (time?.top ?? 0) - textOf(item).bottom,
        next: textOf(items[at + 1]).top - (time?.bottom ?? 0),
        height: textOf(item).height,
      };
    }),
  );

const always = ['Longer or shorter', 'Invoice', 'Add to calendar', 'Copy link'];

/** Where the middle of an element is, across and down. */
const middleOf = async (one: Locator): Promise<readonly [number, number]> => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {};
  return [x + width / 2, y + height / 2];
};

test.describe('with maps', () => {
  test.use({ drawsMaps: true });

  test('a trip that was just booked: its times, its map, what can be pressed, and its rows on a tablet', async ({
    page,
  }) => {
    await arriveAtTrip(page, await anotherVehicle(page));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible();
    await test.step('a trip’s map shows where it begins and where its provider is, both within its edges', async () => {
      const map = main.getByRole('region', { name: 'Map of the way between provider, pickup and driver' });
      await expect(map).toBeVisible();
      const provider = await main
        .getByRole('region', { name: 'Provider' })
        .getByRole('link')
        .first()
        .textContent();
      const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      for (const name of ['Pickup location', provider ?? '']) {
        const marker = main.getByRole('img', { name, exact: true });
        await expect(marker).toBeVisible();
        const [across, down] = await middleOf(marker);
        expect(
          [across - x, x + width - across, down - y, y + height - down].filter((far) => far < 16),
        ).toEqual([]);
      }
    });
    await test.step('[RENT-16] the map opens in a window of its own, with how far the way is; Back closes it: there was no such window', async () => {
      await main.getByRole('button', { name: 'Larger map' }).click();
      const large = page.getByRole('dialog', { name: 'The way to your pickup' });
      await expect(large).toContainText(/\d\.\d{3} km/);
      await expect(large.getByRole('img', { name: 'Pickup location', exact: true })).toBeVisible();
      await page.goBack();
      await expect(large).toBeHidden();
    });
    await test.step('the links to a trip’s vehicle and to its provider are as high as a finger is wide: they were 17 and 19 px', async () => {
      for (const name of ['Vehicles', 'Provider']) {
        const link = main.getByRole('region', { name, exact: true }).getByRole('link').first();
        await expect.poll(() => isPressedBeside(link, 18)).toBe(true);
      }
    });
    await test.step('what can be done with a trip fills its rows on a tablet: its last button stood alone below the others', async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await lettered(page);
      await expect.poll(() => rowsOf(main, [/^Pay \S*\d/, ...always, 'Cancel the trip'])).toEqual([3, 3]);
    });
    await test.step('a link that the browser does not let be copied is shown, to be copied by hand', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expect(page.getByText(/Copy it from here: http.*\/trip\?/)).toBeVisible();
      const number = await page
        .getByText(/^Trip \d+/)
        .first()
        .textContent();
      await page.goto('/my-trips');
      await expect(page.getByText(/Trip \d+/)).toContainText(number?.match(/\d+/)?.[0] ?? '');
    });
    await test.step('the first trip stands below its tabs: twice the room was between them', async () => {
      const [tabs, first] = await Promise.all(
        [page.getByRole('tablist'), page.getByRole('tabpanel').getByRole('listitem').first()].map((part) =>
          part.boundingBox(),
        ),
      );
      expect((first?.y ?? 0) - (tabs?.y ?? 0) - (tabs?.height ?? 0)).toBeLessThanOrEqual(28);
    });
  });
});

test('a trip that began at once says when, names no plate where there is none, and is kept in no calendar once it is over', async ({
  page,
}) => {
  const id = await arriveAtTrip(page);
  const main = page.getByRole('main');
  const calendar = main.getByRole('link', { name: 'Add to calendar' });
  await expect(main.getByRole('heading', { level: 1, name: 'Booked' })).toBeVisible();
  await expect(main.locator('dd time').first()).toHaveText(/, \d{2}:\d{2}$/);
  await expect(main.getByText('Pickup Now')).toHaveCount(0);
  await test.step('it was booked: it was said to be placed, in French as what a commande is', () =>
    expect(main.getByText(/^Booked \w+ \d+, \d{4}, \d{2}:\d{2}$/)).toBeVisible());
  await expect(calendar).toBeVisible();
  const unit = main.getByRole('region', { name: 'Your vehicles' }).getByRole('listitem').first();
  await expect(unit).toHaveCount(0);
  await move(page, id, 'confirm');
  await expect(unit).toContainText('Pedalia Viento');
  await expect(unit.locator('bdi')).toHaveCount(0);
  // The person who brings it can be called from a phone.
  const given = await page.request.get(`${marketUrl()}/api/v1/ops/trips/${id}`, {
    headers: { authorization: `Bearer ${operatorToken()}` },
  });
  const { units } = (await given.json()) as { units: { unit_id: string }[] };
  const driver = { driver_name: 'Bruno Costa', driver_phone: '+59899777666' };
  await move(page, id, 'assign', { units: [{ unit_id: units[0]?.unit_id, ...driver }] });
  await test.step('on a phone the time of a trip’s step stands by that step, not by the next one, and breaks no word', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    const steps = page.getByRole('list', { name: 'How the trip goes' }).getByRole('listitem');
    await expect(steps.locator('time')).toHaveCount(2);
    await lettered(page);
    // The status stays on one line: it is not broken to make room for the time. A width relative to the window's
    // follows it a moment later.
    await expect
      .poll(async () => (await gapsOf(steps)).map(({ own, next, height }) => own < next - 4 && height < 28))
      .toEqual([true, true]);
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  const call = unit.getByRole('link', { name: '+598 99 777 666' });
  await expect(call).toHaveAttribute('href', `tel:${driver.driver_phone}`);
  // A press just beside its 17 px calls as well.
  await expect.poll(() => isPressedBeside(call, 14)).toBe(true);
  await move(page, id, 'start');
  await expect(main.getByRole('heading', { level: 1, name: 'On the way' })).toBeVisible();
  await expect.poll(() => rowsOf(main, always)).toEqual([4]);
  await move(page, id, 'complete');
  await expect(main.getByRole('heading', { level: 1, name: 'Completed' })).toBeVisible();
  await expect(calendar).toHaveCount(0);
  const chat = main.getByRole('link', { name: 'Chat with the rental' });
  await expect(chat).toHaveAttribute('href', new RegExp(`page=inbox&chat=store%3A.+&trip=${id}`));
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(chat).toBeHidden();
  await test.step('a sheet says whose it is, and nothing else of what is above a page: it had no name of a market on it', async () => {
    const above = page.getByRole('banner');
    await expect(above.getByText('Promenade', { exact: true })).toBeVisible();
    await expect(above.getByRole('button')).toHaveCount(0);
    await expect(above.getByRole('link')).toHaveCount(1);
  });
  await test.step('on paper the steps have their ticks, and no card is cut in two: a bill’s last line stood on the next sheet', async () => {
    const steps = main.getByRole('list', { name: 'How the trip goes' });
    await expect(steps).toHaveCSS('print-color-adjust', 'exact');
    await expect(main.getByRole('region', { name: 'Bill' })).toHaveCSS('break-inside', 'avoid');
  });
  await test.step('on paper the cards follow each other as paragraphs do: in Firefox all that stands beside the steps began on another sheet', async () => {
    const column = main.getByRole('region', { name: 'Bill' }).locator('..');
    await expect(column).toHaveCSS('display', 'block');
    await expect(column.locator('..')).toHaveCSS('display', 'block');
  });
});

/**
 * Two hours of a vehicle at a price that reaches the coupon's minimum, booked through the API; returns the trip's id.
 */
async function bookWithCoupon(page: Page, token: string): Promise<string> {
  const wire = await wireIn(page, 'rental', token);
  const [vehicle] = await freeVehicles(page);
  const here = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const asked = { pickup_location: here, rental_type: 'hourly', estimated_hours: 2 };
  await wire.post('/rental/user/cart/confirm', { vehicle_id: vehicle?.id, quantity: 1, ...asked });
  type Quote = { readonly bill: { readonly subtotal: number; readonly trip_amount: number } };
  const { bill } = await wire.post<Quote>('/rental/user/trip/quote');
  const coupon_code = `TWO${String(process.hrtime.bigint()).slice(-9)}`;
  const title = { en: 'From two hours on', ar: '', nl: '', fr: '' };
  const added = await page.request.post(`${marketUrl()}/api/v1/ops/coupons`, {
    headers: { authorization: `Bearer ${operatorToken()}` },
    data: {
      ...{ title, code: coupon_code, coupon_type: 'default', discount_type: 'percent', discount: 10 },
      min_purchase: bill.subtotal,
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { bill: reduced } = await wire.post<Quote>('/rental/user/trip/quote', { coupon_code });
  const booked = await wire.post<{ trip_id: string }>('/rental/user/trip/trip-booking', {
    ...{ contact_person_name: 'Ana Torres', contact_person_number: '+59899123456' },
    ...{ contact_person_email: 'ana@example.org', payment_method: 'cash_on_delivery', coupon_code },
    trip_amount: reduced.trip_amount,
  });
  return booked.trip_id;
}

test('a trip that becomes too short for its coupon is shown without it, and says why, before that is accepted', async ({
  page,
}) => {
  const id = await bookWithCoupon(page, await arriveSignedIn(page));
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  await page.goto(`/trip?trip_id=${id}`);
  await page.getByRole('button', { name: 'Longer or shorter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Longer or shorter' });
  const hint = dialog.getByText('The coupon needs a higher price, so it does not apply to this one.');
  const more = dialog.getByRole('button', { name: 'One more' });
  await test.step('the ring of the focus at the count is whole: the window cut off its top, and it lay over the number', async () => {
    await expect(more).toBeVisible();
    await page.keyboard.press('Tab');
    await more.focus();
    const reach = await more.evaluate((button) => {
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(button);
      return [outlineStyle, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)];
    });
    expect(reach).toEqual(['solid', 0]);
  });
  await more.click();
  await expect(dialog.getByText('Coupon', { exact: true })).toBeVisible();
  await expect(hint).toHaveCount(0);
  for (let hour = 0; hour < 2; hour += 1) await dialog.getByRole('button', { name: 'One less' }).click();
  await expect(hint).toBeVisible();
  await expect(dialog.getByText('Coupon', { exact: true })).toHaveCount(0);
  await test.step('the count of hours is as wide as its buttons: it was as wide as the window', async () => {
    const box = await dialog.getByRole('group', { name: 'Length of the trip' }).boundingBox();
    expect(box?.width).toBeLessThan(200);
  });
  await test.step('an accepted change leaves the focus at its button: it went to the page’s heading', async () => {
    await dialog.getByRole('button', { name: 'Accept the new price' }).click();
    await expect(page.getByText('The trip is changed.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Longer or shorter' })).toBeFocused();
  });
});

test('a customer whose account is still being read books once it is: they were asked for what it says', async ({
  page,
}) => {
  await arriveAs(page, { language: 'en', location: centre, module: 'rental' });
  const wire = await wireIn(page, 'rental', await arriveSignedIn(page));
  const [vehicle] = await freeVehicles(page);
  const here = { location_name: centre.text, lat: centre.lat, lng: centre.lng };
  const trip = { pickup_location: here, rental_type: 'hourly', estimated_hours: 2 };
  await wire.post('/rental/user/cart/confirm', { vehicle_id: vehicle?.id, quantity: 1, ...trip });
  const answer = await holdFetch(page, '**/customer/info');
  await page.goto('/rental/cart');
  const book = page.getByRole('button', { name: /^Book for/ });
  await expect(book).toBeVisible();
  await expect(book).toBeDisabled();
  await answer();
  await book.click();
  await expect(page).toHaveURL(/trip_id=/);
});

/** A customer on the page of a trip that is over. */
async function arriveAtEndedTrip(page: Page): Promise<{ readonly token: string; readonly id: string }> {
  const token = await arriveSignedIn(page);
  const id = await arriveAtTrip(page, await anotherVehicle(page), token);
  for (const step of ['confirm', 'start', 'complete']) await move(page, id, step);
  await page.reload();
  return { token, id };
}

test('a check that is written down and a review leave the focus at what they are about: it went to the page’s heading, far above the window', async ({
  page,
}) => {
  await arriveAtEndedTrip(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: /^Check at return/ }).click();
  await dialog.getByLabel('Odometer in km').fill('12000');
  await dialog.getByRole('button', { name: 'Write it down' }).click();
  await expect(main.getByText(/^Check at return.*by you/)).toBeFocused();
  await main.getByRole('button', { name: /^Review: / }).click();
  await dialog.getByRole('radio', { name: '5 of 5 stars' }).check();
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(main.getByRole('region', { name: 'Vehicles', exact: true }).getByRole('link')).toBeFocused();
});

test.describe('a review', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('a review of a vehicle asks for its stars, keeps words and stars, and, changed after a lost answer, is told to stand as it was sent: it was refused as a second one', async ({
    page,
  }) => {
    const { token, id } = await arriveAtEndedTrip(page);
    const main = page.getByRole('main');
    const review = main.getByRole('button', { name: /^Review: / });
    const dialog = page.getByRole('dialog');
    const words = dialog.getByLabel('How was it?');
    await review.click();
    await words.fill('It was late, and dirty.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByText('Choose from one to five stars')).toBeVisible();
    // The focus stayed on the button that sends.
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await review.click();
    await dialog.getByRole('radio', { name: '1 of 5 stars' }).check();
    await page.reload();
    await expect(words).toHaveValue('It was late, and dirty.');
    await expect(dialog.getByRole('radio', { name: '1 of 5 stars' })).toBeChecked();
    await loseAnswer(page, '**/rental/user/review/add');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('The connection is lost. Check it and try again.')).toBeVisible();
    await words.fill('It was late.');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByText('Your review had arrived the first time.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(review).toHaveCount(0);
    const trip = await (await wireIn(page, 'rental', token)).get<{ reviewable_lines: string[] }>(
      `/rental/user/trip/get-trip-details?trip_id=${id}`,
    );
    expect(trip.reviewable_lines).toEqual([]);
  });
});

test.describe('a hand-over', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('what is written down of a vehicle outlives a reload, and is there once where the answer is lost: it was written anew', async ({
    page,
  }) => {
    const id = await arriveAtTrip(page, await vehicleWithEngine(page));
    await move(page, id, 'confirm');
    await page.reload();
    const main = page.getByRole('main');
    const check = main.getByRole('button', { name: /^Check at pickup/ });
    const dialog = page.getByRole('dialog', { name: 'Check at pickup' });
    const kilometres = dialog.getByLabel('Odometer in km');
    const write = dialog.getByRole('button', { name: 'Write it down' });
    const lost = page.getByText('The connection is lost. Check it and try again.');
    const bare = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '').trim();
    const named = bare((await check.textContent())?.split('·')[1]);
    await check.click();
    await test.step('a check says of which vehicle it is, by its plate where there are two of a kind: it asked for the odometer of any', async () => {
      const described = (await dialog.getAttribute('aria-describedby')) ?? 'none';
      const words = await page.locator(`[id="${described}"]`).textContent({ timeout: 5000 });
      expect(bare(words)).toBe(named);
      expect(named).toBeTruthy();
    });
    await test.step('a check that lacks its kilometres leads to them: the focus stayed at the button', async () => {
      await write.click();
      await expect(dialog.getByText('Enter what the odometer shows, in whole kilometres')).toBeVisible();
      await expect(kilometres).toBeFocused();
    });
    await kilometres.fill('12000');
    await dialog.getByLabel('Scratches, dents').fill('A dent');
    await page.route('**/trip/hand-over', (route) => route.abort(), { times: 1 });
    await page.setViewportSize({ width: 360, height: 700 });
    await write.click();
    await expect(lost).toBeVisible();
    await test.step('on a phone a message stands above a window’s title: it lay over it', async () => {
      const between = async () => {
        const [message, title] = [await lost.boundingBox(), await dialog.getByRole('heading').boundingBox()];
        return (title?.y ?? 0) - (message?.y ?? 0) - (message?.height ?? 0);
      };
      await expect.poll(between, { timeout: 5000 }).toBeGreaterThan(0);
    });
    await page.reload();
    await expect(kilometres).toHaveValue('12000');
    // The page hears nothing of its trip meanwhile.
    const details = '**/get-trip-details*';
    await page.route(details, (route) => route.abort());
    await loseAnswer(page, '**/trip/hand-over');
    await write.click();
    await expect(lost).toBeVisible();
    await test.step('a check that is changed after its answer was lost is told to stand as it was written first: it was refused as a second one', async () => {
      await dialog.getByLabel('Scratches, dents').fill('Two dents');
      await write.click();
      await expect(page.getByText('This check had arrived the first time.')).toBeVisible();
      await page.unroute(details);
      await page.reload();
    });
    await expect(dialog).toBeHidden();
    await expect(check).toHaveCount(0);
    await expect(main.getByText('A dent')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('a trip that is booked is waited for from the top of its page: a slow line showed the end of the page', async ({
    page,
  }) => {
    const [vehicle] = await freeVehicles(page);
    await arriveWithContact(page);
    await arriveWithTripCart(page, vehicle?.id ?? '', 2);
    await page.goto('/rental/cart');
    const letArrive = await holdFetch(page, /\/assets\/trip-[\w-]{8}\.js$/);
    const booked = page.getByText('Your trip is booked.');
    await page.getByRole('button', { name: /^Book for/ }).click();
    await expect(booked).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveURL(/\/rental\/cart/);
    await letArrive();
    await expect(page).toHaveURL(/trip_id=/);
  });
});
