import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  type AccountsMarket,
  arrive,
  expect,
  type Person,
  register,
  someone,
  test,
  token,
} from '../support/accounts.ts';
import { waitForKeptPictures } from '../support/kept-pictures.ts';
import { addPasskeyDevice } from '../support/passkey-device.ts';
import { AuthDialog } from '../support/auth-dialog.ts';
import { cutUntilLoaded, loseAnswer } from '../support/lose-answer.ts';

// A picture of one pixel.
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Opens a page as a person who has just created an account. */
async function signedIn(page: Page, accounts: AccountsMarket, person: Person, path: string): Promise<void> {
  await arrive(page, accounts, 'en', path, { token: await register(page, person) });
}

/** Signs a person in on another device; returns its token. */
async function signInElsewhere(page: Page, { email, password }: Person): Promise<string> {
  const data = { email_or_phone: email, password, login_type: 'manual' };
  const answer = await page.request.post('/api/v1/auth/login', { data });
  return ((await answer.json()) as { token: string }).token;
}

const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');

test.beforeEach(async ({ accounts }) => accounts.setLogin({}));

test('[SYS-05] who was turned out by a dead session is back at the same place after signing in again', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await signedIn(page, accounts, person, '/about-us');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', 'a-token-that-is-long-dead'));
  await page.goto('/profile?page=security');
  await expect(page).toHaveURL(/\/home$/);
  await dialog.expectToast('Your account is inactive or Your token has been expired');
  expect(await token(page)).toBeNull();
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog.fillPassword(person);
  await expect(page).toHaveURL(/\/profile\?page=security$/);
  await dialog.expectSignedIn();
});

test('[SYS-16] [AUTH-11] guests are turned away from the profile, with the way in', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await dialog.open('/profile?page=profile-settings');
  await register(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You must be login to access this page.');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog.fillPassword(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile settings');
});

test('[NAV-11] the profile menu leads on, and leaving forgets everything of the customer', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  await signedIn(page, accounts, someone(), '/about-us');
  await test.step('a phone’s Back closes the profile menu, and leaves the page below: it left the page', async () => {
    await page.evaluate(() => {
      const { CloseWatcher: Watcher } = window as unknown as { CloseWatcher: new () => EventTarget };
      const watchers: EventTarget[] = [];
      const Noted = class extends Watcher {
        constructor() {
          super();
          watchers.push(this);
        }
      };
      // What a phone does at Back; a browser without one does it at Escape.
      const goBack = (): void => (watchers.at(-1) as unknown as { requestClose: () => void }).requestClose();
      const asked = window.matchMedia.bind(window);
      const matchMedia = (query: string) => asked(query === '(pointer: coarse)' ? 'all' : query);
      Object.assign(window, { CloseWatcher: Noted, goBack, matchMedia });
    });
    await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeVisible();
    await page.evaluate(() => (window as unknown as { goBack: () => void }).goBack());
    await expect(page.getByRole('dialog', { name: 'Profile' })).toBeHidden();
    await expect(page).toHaveURL(/\/about-us$/);
  });
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  for (const name of ['Profile settings', 'My orders', 'Settings', 'Track order']) {
    await expect(page.getByRole('dialog').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to logout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  // The closing dialog still contains a button of that name.
  await expect(question).toBeHidden();
  await test.step('Back to another page takes along what is open in the header: it stood over that page', async () => {
    const header = page.getByRole('banner');
    const languages = page.getByRole('dialog', { name: 'Language' });
    for (const [opens, button, window] of [
      [/^Language/, null, languages],
      ['Profile', 'Logout', question],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
      await expect(page).toHaveURL(/\/terms-and-conditions$/);
      await header.getByRole('button', { name: opens }).click();
      if (button) await page.getByRole('dialog').getByRole('button', { name: button }).click();
      await expect(window).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/about-us$/);
      await expect(window).toBeHidden();
    }
  });
  await page.getByRole('banner').getByRole('button', { name: 'Profile' }).click();
  const menu = page.getByRole('dialog', { name: 'Profile' });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(menu).toBeHidden();
  await question.getByRole('button', { name: 'Logout' }).click();
  await dialog.expectToast('Logout successful.');
  await expect(page).toHaveURL(/\/home$/);
  expect(await token(page)).toBeNull();
});

test('[NAV-11] a tab shows nothing of one account to the next one that signs in beside it', async ({
  page,
  accounts,
}) => {
  const [ana, ben] = [someone(), { ...someone(), name: 'Ben Souza' }];
  await signedIn(page, accounts, ana, '/profile?page=profile-settings');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  const tokenOfBen = await register(page, ben);
  const other = await page.context().newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You must be login to access this page.');
  await other.evaluate((value) => localStorage.setItem('token', value), tokenOfBen);
  await expect(page.getByLabel('First name')).toHaveValue('Ben');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ben.email);
});

test('[PROF-03] one takes one’s data along, then the account is deleted; it is told as deleted in other tabs: they asked to sign in', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await signedIn(page, accounts, person, '/profile?page=profile-settings');
  await expect(page.getByLabel('First name')).toHaveValue('Ana');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as { profile: { email: string } };
  expect(data.profile.email).toBe(person.email);
  // Makes this the background tab, where pages do not refresh.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true, writable: true }));
  const other = await page.context().newPage();
  await other.goto('/profile?page=profile-settings');
  await other.getByRole('button', { name: 'Delete account' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await page.clock.install();
  await expect(other.getByText('Account has been deleted', { exact: true }).first()).toBeVisible();
  await expect(other).toHaveURL(/\/home$/);
  expect(await token(other)).toBeNull();
  await expect(page).toHaveURL(/\/home$/);
  await dialog.expectToast('Account has been deleted');
  await page.clock.runFor(60_000);
  await dialog.expectToast('Account has been deleted');
  await page.evaluate(() => {
    Object(document).hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor(5000);
  await expect(page.getByText('Account has been deleted')).toBeHidden();
});

/** After a wrong code; the page's clock is the test's, and the market's second answer too. */
async function askAnotherCode(dialog: AuthDialog, message: string): Promise<void> {
  const { page } = dialog;
  await dialog.expectTitle('verifyPhoneTitle');
  await dialog.giveCode(true);
  await expect(dialog.window.getByRole('alert')).toBeVisible();
  await page.clock.fastForward(61_000);
  const answered = Promise.withResolvers<void>();
  const sent = '**/customer/update-profile';
  await page.route(sent, async (route) => {
    await answered.promise;
    const response = await route.fetch();
    await route.fulfill({ response });
  });
  const resend = dialog.button('resend');
  await resend.click();
  await expect(resend).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.button('verify')).not.toHaveAttribute('aria-busy');
  answered.resolve();
  await dialog.expectToast(message);
  await expect(dialog.field('code')).toBeFocused();
  await expect(dialog.window.getByRole('alert')).toHaveCount(0);
  await page.unroute(sent);
}

test('[PROF-01] [PROF-02] name, picture and a new e-mail with its code; formats that are not taken', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await signedIn(page, accounts, person, '/profile?page=profile-settings');
  await test.step('a name and a number that were typed outlive a reload: they were lost', async () => {
    const phone = page.getByRole('textbox', { name: 'Phone' });
    await page.getByLabel('First name').fill('Anna');
    await phone.fill('099 000 111');
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Anna');
    // Behind the code of its country.
    await expect(phone).toHaveValue('99 000 111');
    await phone.fill(person.phone);
  });
  const picture = page.locator('input[type=file]');
  for (const type of ['image/avif', 'image/webp', 'application/pdf']) {
    await picture.setInputFiles({ name: 'picture', mimeType: type, buffer: dot });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The format is not supported');
  }
  await picture.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
  await test.step('a chosen picture is there after a reload, too: it was lost, and saving told of none', async () => {
    await waitForKeptPictures(page);
    await page.reload();
    await expect(page.getByRole('main').locator('img')).toBeVisible();
  });
  await page.getByLabel('Email', { exact: true }).fill(`new.${person.email}`);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await dialog.expectTitle('verifyEmailTitle');
  await dialog.giveCode();
  await dialog.expectToast('Updated successfully.');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Anna');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`new.${person.email}`);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^profile /.test(key))),
  ).toEqual([]);
  await expect(page.getByRole('main').locator('img')).toBeVisible();
  const verify = page.getByRole('button', { name: 'Verify now' });
  await verify.press('Enter');
  await dialog.expectTitle('verifyPhoneTitle');
  await page.keyboard.press('Escape');
  // The code's field took the focus before the dialog had recorded where to return it.
  await expect(verify).toBeFocused();
  await page.clock.install();
  const first = page.waitForResponse('**/customer/update-profile');
  await verify.press('Enter');
  const { message } = (await (await first).json()) as { message: string };
  await test.step('another code for a new contact is asked for by its own button, told, and its field has the focus: Verify was busy with it, the focus fell to the page, and the last one’s refusal stood there still', () =>
    askAnotherCode(dialog, message));
  await dialog.giveCode();
  await dialog.expectToast('Updated successfully.');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeDisabled();
});

test('[PROF-01] a device is signed out from afar, and a new password signs the others out', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  const kept = await register(page, person);
  const others = [await signInElsewhere(page, person), await signInElsewhere(page, person)];
  await arrive(page, accounts, 'en', '/profile?page=security', { token: kept });
  const rows = devices(page);
  const signOut = rows.getByRole('button', { name: /^Sign out / });
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
  await signOut.first().click();
  await expect(rows).toHaveCount(2);
  // The button that was pressed is gone with its row.
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeFocused();
  await test.step('a device that was signed out elsewhere leaves the list when it is pressed', async () => {
    // One of the two is signed out already.
    for (const there of others)
      await page.request.post('/api/v1/auth/logout', { headers: { authorization: `Bearer ${there}` } });
    await signOut.click();
    await dialog.expectToast('This device is no longer signed in.');
    await expect(rows).toHaveCount(1);
  });
  await signInElsewhere(page, person);
  await page.goto('/profile?page=profile-settings');
  await page.getByLabel('New password').fill('another-secret');
  await page.getByLabel('Confirm password').fill('another-secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.expectToast('Updated successfully.');
  await page.goto('/profile?page=security');
  await expect(rows).toHaveCount(1);
});

test('[AUTH-06] whoever declines at the provider is back where the sign-in began: it was the home page', async ({
  page,
  accounts,
}) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  await accounts.setLogin({});
  await dialog.open();
  await dialog.button('continueWith', { provider: 'Google' }).click();
  await expect(page).toHaveURL(/authorize/);
  const { searchParams } = new URL(page.url());
  const answer = new URLSearchParams({ error: 'access_denied', state: searchParams.get('state') ?? '' });
  await page.goto(`${searchParams.get('redirect_uri')}#${answer.toString()}`);
  await dialog.expectToast(dialog.t('socialFailed'));
  await expect(page).toHaveURL(/\/about-us$/);
  expect(await token(page)).toBeNull();
});

test.describe('a line that loses an answer', () => {
  test.use({ provoked: /ERR_FAILED|Failed to load resource/ });

  test('[AUTH-06] a sign-in with another account stays to be tried again, and is told once', async ({
    page,
    accounts,
  }) => {
    const dialog = new AuthDialog(page, accounts, 'en');
    const { name, email } = someone();
    await dialog.open();
    await loseAnswer(page, '**/auth/social-login');
    await dialog.throughProvider('Google', { subject: email, name, email });
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await dialog.expectSignedIn();
    await expect(page).toHaveURL(/\/about-us$/);
  });

  for (const then of ['pressing again', 'loading the page again'] as const)
    test(`[PROF-03] a deletion whose answer was lost ends with the farewell by ${then}`, async ({
      page,
      accounts,
    }) => {
      const dialog = new AuthDialog(page, accounts, 'en');
      await signedIn(page, accounts, someone(), '/profile?page=profile-settings');
      await expect(page.getByLabel('First name')).toHaveValue('Ana');
      // Without this, other calls of the page would be refused as signed out, and the page would say farewell by
      // itself.
      await cutUntilLoaded(page, /remove-account/);
      await loseAnswer(page, '**/remove-account');
      const remove = async () => {
        await page.getByRole('button', { name: 'Delete account' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
      };
      await remove();
      await dialog.expectToast('The connection is lost. Check it and try again.');
      // The toast appears while the dialog is still closing.
      await expect(page.getByRole('alertdialog')).toBeHidden();
      if (then === 'pressing again') await remove();
      else await page.reload();
      await dialog.expectToast('Account has been deleted');
      await expect(page).toHaveURL(/\/home$/);
      expect(await token(page)).toBeNull();
      await expect(page.getByText('Your account is inactive or Your token has been expired')).toBeHidden();
    });
});

test('[AUTH-07] a passkey is offered after signing in, and signs in the next time', async ({
  page,
  accounts,
}) => {
  const device = await addPasskeyDevice(page);
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await register(page, person);
  await dialog.open();
  await dialog.fillPassword(person);
  await dialog.expectSignedIn();
  const offer = page.getByRole('complementary', { name: 'Sign in faster next time' });
  await test.step('a low window shows its page above the offer: it took two thirds of one of 256 px', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(async () => (await offer.boundingBox())?.height).toBeLessThan(128);
  });
  await test.step('on a tablet the offer is above where messages come: they lay over its edge', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await expect.poll(async () => (await offer.boundingBox())?.y).toBeGreaterThan(500);
    const { y, height } = (await offer.boundingBox()) ?? { y: Number.NaN, height: 0 };
    expect(y + height).toBeLessThan(900 - 90);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('it goes with whoever signs out: it stayed, and its press was refused', async () => {
    const own = await token(page);
    // As where another tab signs out, or in.
    const become = (value: string | null) =>
      page.evaluate((given) => {
        if (given === null) localStorage.removeItem('token');
        else localStorage.setItem('token', given);
        dispatchEvent(new StorageEvent('storage', { key: 'token' }));
      }, value);
    await become(null);
    await expect(offer).toBeHidden();
    await become(own);
    await expect(offer).toBeVisible();
  });
  await offer.getByRole('button', { name: 'Create a passkey' }).click();
  await dialog.expectToast('Passkey added.');
  await expect(offer).toBeHidden();
  await arrive(page, accounts, 'en', '/about-us?view=sign-in');
  await dialog.button('signInByPasskey').click();
  await dialog.expectSignedIn();
  await page.goto('/profile?page=security');
  await page.getByRole('button', { name: /^Remove / }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove this passkey?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeFocused();
  expect(await device.passkeys()).toBe(1);
  await page.getByRole('button', { name: /^Remove / }).click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No passkey yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  // It stayed on the device, which went on offering it.
  await expect.poll(device.passkeys).toBe(0);
  await test.step('a passkey that was removed elsewhere is forgotten by the device that offers it: it was offered for ever', async () => {
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await dialog.expectToast('Passkey added.');
    const headers = { authorization: `Bearer ${await token(page)}` };
    const list = await page.request.get('/api/v1/customer/passkey/list', { headers });
    const { passkeys } = (await list.json()) as { passkeys: readonly { id: string }[] };
    await page.request.delete(`/api/v1/customer/passkey/remove/${passkeys[0]?.id}`, { headers });
    await arrive(page, accounts, 'en', '/about-us?view=sign-in');
    await dialog.button('signInByPasskey').click();
    await dialog.expectToast('This passkey no longer opens an account. Sign in another way.');
    await expect.poll(device.passkeys).toBe(0);
  });
});

test('[AUTH-08] a forgotten password has a page of its own', async ({ page, accounts }) => {
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await accounts.setLogin({});
  await dialog.open('/forgot-password');
  await register(page, person);
  await page.getByRole('radio', { name: 'Email' }).press('Space');
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Get a code' }).click();
  // The code is valid for ten minutes, and a reload does not request another.
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  await page.reload();
  const hint = (await page.getByText(/the code is/).textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(hint)?.[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByLabel('New password').fill('another-secret');
  await page.getByLabel('Confirm password').fill('another-secret');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page).toHaveURL(/view=sign-in/);
});
