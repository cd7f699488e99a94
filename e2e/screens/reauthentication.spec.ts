import type { Page } from '@playwright/test';
import { expect, marketUrl, test } from '../support/market.ts';
import { arriveSignedIn } from '../support/ordering.ts';
import { addPasskeyDevice } from '../support/passkey-device.ts';

// A refused call is an error to the browser's console.
test.use({ provoked: /Failed to load resource/ });

const title = 'Confirm that it’s you';
const needed = {
  code: 'reauthentication_required',
  message: 'For your safety, confirm that it’s you first. Nothing was changed.',
};

/** The market refuses a call once, as it does an hour after the sign-in; after that it answers. */
const refuseOnce = (page: Page, pattern: string): Promise<unknown> =>
  page.route(
    pattern,
    (route) => route.fulfill({ status: 403, json: { errors: [needed], message: needed.message } }),
    { times: 1 },
  );

const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });

test('an hour after signing in a new password, another email address and the end of the account wait for who it is', async ({
  page,
}) => {
  await arriveSignedIn(page);
  await page.goto('/profile?page=profile-settings');
  const password = dialogOf(page).getByLabel('Password', { exact: true });
  const email = page.getByLabel('Email', { exact: true });

  await test.step('a new password waits for the current one, and what was typed is not typed again', async () => {
    await refuseOnce(page, '**/customer/update-profile');
    await page.getByLabel('New password', { exact: true }).fill('battery staple');
    await page.getByLabel('Confirm password').fill('battery staple');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(password).toBeFocused();
    await password.fill('wrong-words');
    await password.press('Enter');
    await expect(dialogOf(page).getByText('This password is wrong.')).toBeVisible();
    await password.fill('secret-words');
    await password.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('Updated successfully.')).toBeVisible();
    const data = {
      email_or_phone: await email.inputValue(),
      password: 'battery staple',
      login_type: 'manual',
    };
    const answer = await page.request.post(`${marketUrl()}/api/v1/auth/login`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  });

  await test.step('whoever closes the question has changed nothing, is told so, and keeps what was typed', async () => {
    await refuseOnce(page, '**/customer/update-profile');
    await email.fill('somewhere.else@example.com');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText(needed.message)).toBeVisible();
    await expect(email).toHaveValue('somewhere.else@example.com');
  });

  await test.step('an account is deleted after a code was entered over the question that asks for it', async () => {
    await refuseOnce(page, '**/customer/remove-account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await password.fill('wrong-words');
    await password.press('Enter');
    await expect(dialogOf(page).getByText('This password is wrong.')).toBeVisible();
    await dialogOf(page)
      .getByRole('button', { name: /^Send a code to .* instead$/ })
      .click();
    // It stood under the code as well.
    await expect(dialogOf(page).getByLabel('Code')).toBeVisible();
    await expect(dialogOf(page).getByText('This password is wrong.')).toBeHidden();
    const hint = await dialogOf(page).getByText(/\d{6}/).first().textContent();
    await dialogOf(page)
      .getByLabel('Code')
      .fill(/\d{6}/.exec(hint ?? '')?.[0] ?? '');
    await dialogOf(page).getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Account has been deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/home/);
  });
});

test('an account that has a passkey and nothing else shows by it who it is: it was told to sign in again', async ({
  page,
}) => {
  await addPasskeyDevice(page);
  await arriveSignedIn(page);
  await page.goto('/profile?page=security');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  const usePasskey = dialogOf(page).getByRole('button', { name: 'Use a passkey' });
  const remove = async () => {
    await refuseOnce(page, '**/customer/passkey/remove/*');
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  };

  await test.step('where there are others, it stands below the password', async () => {
    await remove();
    await expect(dialogOf(page).getByLabel('Password', { exact: true })).toBeFocused();
    await expect(usePasskey).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  await test.step('it is all that is asked for where there is nothing else', async () => {
    await page.route('**/customer/reauthenticate', (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      return route.fulfill({ json: { password: 0, code: null, passkey: 1 } });
    });
    await remove();
    await expect(dialogOf(page).getByText('Confirm that it’s you, and the change is made.')).toBeVisible();
    await expect(dialogOf(page).getByRole('textbox')).toHaveCount(0);
    await usePasskey.click();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByText('No passkey yet.')).toBeVisible();
  });
});
