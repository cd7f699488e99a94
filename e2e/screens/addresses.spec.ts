import type { Locator, Page } from '@playwright/test';
import { holdAnswer, holdFetch } from '../support/hold-answer.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { arriveAs, centre, expect, test } from '../support/market.ts';
import { arriveSignedIn } from '../support/ordering.ts';

const book = '/profile?page=addresses';

/** By keyboard alone: presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 60; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Not the countries of a phone number, which are a list too. */
const placeSearch = (form: Locator) => form.getByRole('combobox', { name: 'Street and number, or a place' });

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');

test.beforeEach(({ page }) => arriveAs(page, { location: centre }));

test('[AUTH-11] guests are turned away from the profile, and shown the way in', async ({ page }) => {
  await page.goto(book);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You must be login to access this page.');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is typed into the profile while it is being saved stays: the answer took it away', async ({
  page,
}) => {
  await arriveSignedIn(page);
  const held = await holdAnswer(page, '**/customer/update-profile');
  await page.goto('/profile?page=profile-settings');
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')];
  await first.fill('Anita');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await held.asked;
  await last.fill('Sosa');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/customer/info'));
  held.letGo();
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await (await read).finished();
  await expect(first).toHaveValue('Anita');
  await expect(last).toHaveValue('Sosa');
  await test.step('saving the profile leaves the focus on the button that saved it', async () => {
    const save = page.getByRole('button', { name: 'Save changes' });
    const saved = page.waitForResponse('**/customer/update-profile');
    await save.press('Enter');
    await (await saved).finished();
    await expect(page.getByText('Updated successfully.').last()).toBeVisible();
    await expect(save).toBeFocused();
  });
  await page.reload();
  await expect(first).toHaveValue('Anita');
  await expect(last).toHaveValue('Sosa');
});

test('[LOC-13] [LOC-11] [LOC-15] an address is added, changed and deleted by keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await arriveSignedIn(page);
  await page.goto(book);
  await expect(page.getByText('No saved address yet')).toBeVisible();

  const add = page.getByRole('main').getByRole('button', { name: 'Add an address' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await test.step('a form that comes after its window begins at its first field: the focus stayed at the heading', async () => {
    await expect(placeSearch(form)).toBeFocused();
  });
  await page.keyboard.type('sarandi 500');
  await expect(form.getByRole('listbox').getByRole('option').first()).toContainText('Sarandí');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').last()).toContainText('Sarandí');
  // LOC-15: the contact is filled with the customer's own name and number.
  await expect(form.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await tabTo(page, form.getByRole('textbox', { name: 'House number' }));
  await page.keyboard.type('500');
  await tabTo(page, form.getByRole('radio', { name: 'Home' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, form.getByRole('textbox', { name: 'Label' }));
  await page.keyboard.type('The workshop');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(form).toBeHidden();
  // The button for adding the first address is gone with the empty list.
  await expect(page.getByRole('heading', { level: 1, name: 'Addresses' })).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('The workshop');
  await expect(cards(page)).toContainText('House 500');

  await tabTo(page, page.getByRole('button', { name: 'Edit The workshop' }));
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit the address' });
  await tabTo(page, edit.getByRole('textbox', { name: 'Floor' }));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address updated.')).toBeVisible();
  await expect(cards(page)).toContainText('Floor 3');

  const remove = page.getByRole('button', { name: 'Delete The workshop' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await expect(question).toContainText('The workshop');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address deleted.')).toBeVisible();
  await expect(page.getByText('No saved address yet')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[LOC-11] what is missing is said in the form’s own words', async ({ page }) => {
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.removeItem('location'));
  await arriveSignedIn(page);
  await page.goto(`${book}&view=address:new`);
  const form = page.getByRole('dialog', { name: 'Add an address' });
  const [name, phone] = ['Name', 'Phone'].map((label) => form.getByRole('textbox', { name: label }));
  await name?.fill('');
  await phone?.fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Address is required')).toBeVisible();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Phone Number is required')).toBeVisible();
  await expect(placeSearch(form)).toBeFocused();
  expect(await form.getByRole('radio').count()).toBe(3);
});

test('[LOC-13] [SYS-06] a refused save shows every error, and what was typed stays', async ({ page }) => {
  await arriveSignedIn(page);
  await page.route('**/api/v1/customer/address/add', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [
          { code: 'address_required', message: 'First of two' },
          { code: 'contact_name_required', message: 'Second of two' },
        ],
        message: 'Neither of them',
      },
    }),
  );
  await page.goto(`${book}&view=address:new`);
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByRole('textbox', { name: 'Floor' }).fill('7');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('First of two')).toBeVisible();
  await expect(page.getByText('Second of two')).toBeVisible();
  await expect(page.getByText('Neither of them')).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'Floor' })).toHaveValue('7');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Floor' })).toHaveValue('7');
});

test.describe('on a broken line', () => {
  test.use({ provoked: /ERR_FAILED|ERR_CONNECTION_RESET/ });

  test('[LOC-04] [LOC-13] [SYS-12] a book that did not come at first, and a form on a slow line', async ({
    page,
  }) => {
    const token = await arriveSignedIn(page);
    let broken = true;
    await page.route('**/api/v1/customer/address/list', (route) =>
      broken ? route.abort() : route.continue(),
    );
    const letArrive = await holdFetch(page, '**/assets/place-picker-view-*.js');
    await page.goto(book);
    const form = page.getByRole('dialog', { name: 'Add an address' });
    const floor = form.getByRole('textbox', { name: 'Floor' });
    await test.step('a list that did not come can be asked for again', async () => {
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible({ timeout: 20_000 });
      broken = false;
      await again.click();
      await expect(page.getByText('No saved address yet')).toBeVisible();
    });
    await test.step('a form whose search comes after its other fields begins at the search, and no field moves: the focus went to the street, and fields to where another one had been', async () => {
      await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click();
      await expect(form.getByRole('textbox', { name: 'Street' })).toBeVisible();
      await expect(form.getByRole('heading', { name: 'Add an address' })).toBeFocused();
      // What is above the first of them, but for the map: this browser draws none, which a page knows once it has tried.
      const aboveFields = () =>
        form.locator('form > :first-child > :first-child > *').evaluateAll((parts) => {
          const heights = parts.map((part) => Math.round(part.getBoundingClientRect().height));
          return heights
            .filter((height) => height > 1)
            .toSorted((one, other) => one - other)
            .slice(0, -1);
        });
      const before = await aboveFields();
      await letArrive();
      await expect(placeSearch(form)).toBeFocused();
      expect(await aboveFields()).toEqual(before);
    });
    await test.step('without WebGL the address form says so and works', async () => {
      await expect(form).toContainText('This browser cannot draw the map.');
      await placeSearch(form).fill('rivera 2222');
      await form.getByRole('listbox').getByRole('option').first().click();
      await expect(form.getByText('About here, between two known numbers')).toBeVisible();
      await expect(form.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
    });
    await test.step('where the answer to a save is lost, changed and saved again, the address is one: it was two', async () => {
      await loseAnswer(page, '**/api/v1/customer/address/add');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/connection/i).first()).toBeVisible();
      await floor.fill('8');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Address updated.')).toBeVisible();
      await expect(form).toBeHidden();
      await expect(cards(page)).toContainText('Rivera 2222');
      await expect(cards(page)).toContainText('Floor 8');
      const headers = { authorization: `Bearer ${token}` };
      const list = await page.request.get('/api/v1/customer/address/list', { headers });
      expect(((await list.json()) as { addresses: object[] }).addresses).toHaveLength(1);
    });
    await test.step('a field that is pressed while its window opens keeps the focus: the window took it, and a name was typed into nothing', async () => {
      const name = form.getByRole('textbox', { name: 'Name' });
      await page.evaluate(() => {
        const press = (_: unknown, watch: MutationObserver) => {
          const field = document.querySelector<HTMLElement>('[name=contact_person_name]');
          field?.focus();
          if (field) watch.disconnect();
        };
        new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
      });
      await page.getByRole('main').getByRole('button', { name: 'Add an address' }).click();
      await expect(name).toBeVisible();
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(name).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
    });
    await test.step('a new address and a known one keep what was typed apart', async () => {
      await page.getByRole('button', { name: 'Add an address' }).first().click();
      await floor.fill('99');
      await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await page.getByRole('button', { name: /^Edit / }).click();
      const edit = page.getByRole('dialog', { name: 'Edit the address' });
      await expect(edit.getByRole('textbox', { name: 'Floor' })).not.toHaveValue('99');
    });
  });
});
