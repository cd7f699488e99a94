import type { Locator, Page } from '@playwright/test';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { hydrated } from '../support/hydrated.ts';
import { reword } from '../support/speak.ts';

test.use({ drawsMaps: true });

const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);

async function storedPoint(page: Page): Promise<{ lat: number; lng: number }> {
  return JSON.parse((await stored(page, 'currentLatLng')) ?? '{}');
}

const header = (page: Page) => page.getByRole('banner');
const locationButton = (page: Page) => header(page).getByRole('button', { name: /location/i });

// The address under the pin, announced whenever it changes.
const address = (dialog: Locator) => dialog.getByRole('status').last();

// Waits for the map: it is ready when it names the place under the pin.
async function openMap(page: Page) {
  // A small map: without a graphics card every pixel costs time.
  await page.setViewportSize({ width: 400, height: 640 });
  await page.getByRole('button', { name: 'Pick from map' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Pick from map' });
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  return dialog;
}

test('[LOC-03] [SYS-02] the current location is stored with its coordinates and zones', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: centre.lat, longitude: centre.lng });
  await arriveAs(page, {});
  await page.goto('/');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(locationButton(page)).toContainText('18 de Julio');
  expect(await stored(page, 'location')).toContain('18 de Julio');
  expect(await storedPoint(page)).toEqual({ lat: centre.lat, lng: centre.lng });
  const zoneIds = JSON.parse((await stored(page, 'zoneid')) ?? '[]') as string[];
  expect(zoneIds.length).toBeGreaterThan(0);
  const cookies = await context.cookies();
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'zoneid')?.value ?? '')).toBe(
    JSON.stringify(zoneIds),
  );
});

test('[LOC-03] a location undecided after 5 seconds says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined;
  });
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Use Current Location' });
  await hydrated(button);
  await page.clock.pauseAt(60_000);
  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(4999);
  await expect(page.getByRole('alert')).toHaveText('');
  await page.clock.runFor(1);
  await expect(page.getByRole('alert')).toContainText(
    'Your device did not find your location within 5 seconds.',
  );
  await expect(button).toBeEnabled();
});

test('[LOC-03] outside of every zone the zones are offered instead', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -34.75, longitude: -56.4 });
  await arriveAs(page, {});
  await page.goto('/');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('We do not serve this place yet. Pick one of the zones.');
  expect(await stored(page, 'location')).toBeNull();
  await notice.getByRole('button', { name: 'Cordón' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(locationButton(page)).toContainText('Cordón');
});

test('[LOC-01] [LOC-05] the header shows the location on one line and opens the ways to change it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await arriveAs(page, {
    location: { ...centre, text: `${centre.text}, ${'a long way of saying '.repeat(5)}` },
  });
  await page.goto('/home');
  const line = await locationButton(page).boundingBox();
  expect(line?.height).toBe(44);
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThanOrEqual(360);
  await locationButton(page).click();
  const panel = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });
  await expect(panel).toContainText('To select from saved addresses, you need to sign in.');
  await page.goBack();
  await expect(panel).toBeHidden();
  await test.step('one Escape closes the window of places while its search lists nothing: it took two', async () => {
    await locationButton(page).click();
    await panel.getByRole('combobox').press('Escape');
    await expect(panel).toBeHidden();
  });
  await test.step('a place searched by keyboard in the header is stored and announced', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await locationButton(page).click();
    const search = panel.getByRole('combobox');
    await search.fill('bulevar artigas 1234');
    await expect(panel.getByRole('option').first()).toContainText('Bulevar');
    await expect(panel.getByRole('status')).toContainText('places found');
    await search.press('Escape');
    await expect(panel.getByRole('listbox')).toBeHidden();
    await search.press('ArrowDown');
    await expect(panel.getByRole('option', { selected: true })).toContainText('Bulevar');
    await search.press('Enter');
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    await expect(locationButton(page)).toContainText('Bulevar');
    await expect(page).toHaveURL(/\/home$/);
    expect(JSON.parse((await stored(page, 'recent-places')) ?? '[]')).toHaveLength(1);
  });
});

const person = { contact_person_name: 'Ana', contact_person_number: '+59899123456' };

async function signUp(page: Page): Promise<string> {
  const unique = `${test.info().workerIndex}${process.hrtime.bigint()}`.slice(-9);
  const answer = await page.request.post('/api/v1/auth/sign-up', {
    data: {
      name: 'Ana',
      email: `ana${unique}@example.org`,
      phone: `+598${unique}`,
      password: 'a long secret 1',
      confirm_password: 'a long secret 1',
    },
  });
  return ((await answer.json()) as { token: string }).token;
}

test('[LOC-02] [LOC-05] saved addresses are offered to their customer, and become the location', async ({
  page,
}) => {
  await arriveAs(page, { location: centre });
  const token = await signUp(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/about-us');
  await locationButton(page).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('No saved addresses found to select.');
  await test.step('an address that lies in no zone is stored, without a message, and the window stays open', async () => {
    const far = { address: 'Far away 1', latitude: -34.8, longitude: -56.25, zone_ids: [] };
    const rest = { id: 'far', address_type: 'home', address_label: null, road: '', house: '', floor: '' };
    const list = '**/customer/address/list';
    await page.route(list, (route) =>
      route.fulfill({ json: { addresses: [{ ...person, ...rest, ...far, additional_information: '' }] } }),
    );
    await page.reload();
    await panel.getByRole('button', { name: /Far away 1/ }).click();
    const notice = panel.getByRole('alert').last();
    await expect(notice).toContainText('We do not serve this place yet.');
    // The nearest zone comes first: this location is north-west of the city.
    await expect(notice.getByRole('listitem').first()).toContainText('Prado & Aguada');
    expect(await stored(page, 'location')).toBe('Far away 1');
    expect(await stored(page, 'zoneid')).toBe('[]');
    await expect(panel).toBeVisible();
    await expect(page.getByText('New Delivery address selected.')).toHaveCount(0);
    await page.unroute(list);
  });
  await test.step('a saved address is offered to its customer and becomes the location', async () => {
    const saved = await page.request.post('/api/v1/customer/address/add', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        ...person,
        address_type: 'other',
        address_label: 'Taller',
        address: 'Avenida Italia 3000',
        latitude: -34.8935,
        longitude: -56.1407,
      },
    });
    expect(saved.ok()).toBe(true);
    await page.reload();
    await panel.getByRole('button', { name: /Taller/ }).click();
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    await expect(locationButton(page)).toContainText('Avenida Italia 3000');
    await expect(panel).toBeHidden();
    expect(await storedPoint(page)).toEqual({ lat: -34.8935, lng: -56.1407 });
  });
});

test('[LOC-04] the map loads on demand, starts at zoom 17 and takes the clicked point', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await arriveAs(page, { location: centre });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(files.filter((path) => path.includes('maplibre') || path.startsWith('/tiles/'))).toEqual([]);

  const dialog = await openMap(page);
  await expect(dialog.getByText('© OpenStreetMap contributors')).toBeVisible();
  const map = dialog.getByRole('region');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no size.');
  const before = (await address(dialog).textContent()) ?? '';
  await page.mouse.click(box.x + box.width / 2 + 128, box.y + box.height / 2);
  await expect(address(dialog)).not.toHaveText(before);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/home$/);
  // 128 px at zoom 17, where the world is 512 × 2^17 px wide.
  const { lat, lng } = await storedPoint(page);
  expect(lng - centre.lng).toBeCloseTo((128 * 360) / (512 * 2 ** 17), 5);
  expect(lat).toBeCloseTo(centre.lat, 5);
  expect(files.some((path) => path.startsWith('/tiles/15/'))).toBe(true);
});

/** How bright a picture of the map is as a whole. */
async function brightnessOf(page: Page): Promise<number> {
  const picture = (await page.locator('canvas').screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const copy = new OffscreenCanvas(1, 1).getContext('2d');
    copy?.drawImage(image, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = copy?.getImageData(0, 0, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  }, picture);
}

test('[LANG-02] [LOC-04] an open map: its theme, its controls, its pin by keyboard and its zoom', async ({
  page,
}) => {
  const zooms = new Set<number>();
  page.on('request', (request) => {
    const zoom = /\/tiles\/(\d+)\//.exec(request.url())?.[1];
    if (zoom) zooms.add(Number(zoom));
  });
  await arriveAs(page, { location: centre, theme: 'light' });
  await page.goto('/');
  const dialog = await openMap(page);
  const [closer, farther] = ['Zoom in', 'Zoom out'].map((name) => dialog.getByRole('button', { name }));
  if (!closer || !farther) throw new Error('The map cannot be zoomed.');
  await test.step('the map follows the theme while it is open', async () => {
    await expect.poll(() => brightnessOf(page)).toBeGreaterThan(180);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(() => brightnessOf(page)).toBeLessThan(80);
  });
  await test.step('the controls of the map are mirrored in Arabic', async () => {
    const turn = (dir: string) =>
      page.evaluate((to) => Object.assign(document.documentElement, { dir: to }), dir);
    const start = async () => (await closer.boundingBox())?.x ?? Number.NaN;
    expect(await start()).toBeGreaterThan(200);
    await turn('rtl');
    expect(await start()).toBeLessThan(200);
    await turn('ltr');
  });
  await test.step('the pin moves by the keyboard, and the address under it is read out', async () => {
    const before = (await address(dialog).textContent()) ?? '';
    await dialog.getByRole('region').focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    await expect(address(dialog)).not.toHaveText(before);
  });
  await test.step('zoom ends at 21 and at 1, where its button keeps the focus: it was lost; with the zones shown it is 9', async () => {
    const zoomBy = async (button: typeof closer, steps: number) => {
      for (let step = 1; step <= steps; step++) {
        await expect(button).toBeEnabled();
        await button.press('Enter');
      }
    };
    await zoomBy(closer, 4);
    await expect(closer).toBeDisabled();
    await expect(closer).toBeFocused();
    // Tiles are requested once the style has loaded.
    await expect.poll(() => [...zooms]).toEqual([15]);
    await dialog.getByRole('button', { name: 'Show where we deliver' }).click();
    await expect.poll(() => zooms.has(9)).toBe(true);
    await zoomBy(farther, 8);
    await expect(farther).toBeDisabled();
    await expect(farther).toBeFocused();
  });
  await test.step('with text of twice the size what lies over the map is whole on a phone, in French: a button went beyond its edge, and the two lines of its source into each other', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 360, height: 760 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const french = 'Montrer où nous livrons';
    await reword(dialog.getByRole('button', { name: 'Show where we deliver' }), french);
    const zones = dialog.getByRole('button', { name: french });
    const endOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().right);
    await expect
      .poll(async () => (await endOf(dialog.getByRole('region'))) - (await endOf(zones)))
      .toBeGreaterThan(0);
    const between = await dialog.getByRole('link', { name: /OpenStreetMap/ }).evaluate((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(between).toBeGreaterThan(1.2);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width, height });
  });
  await test.step('closed by keyboard, it leaves the focus at what opened it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pick from map' }).first()).toBeFocused();
  });
});

test('[LOC-04] without WebGL the map says so and the search still finds', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await arriveAs(page, {});
  await page.goto('/?view=map');
  const dialog = page.getByRole('dialog', { name: 'Pick from map' });
  await expect(dialog).toContainText('This browser cannot draw the map.');
  await dialog.getByRole('combobox').fill('18 de julio 1360');
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByText(/18 de Julio 1360/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/home$/);
});
