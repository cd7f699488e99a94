import type { Page } from '@playwright/test';
import type { LoginSettings } from '@promenade/server/modules/settings/index.ts';
import { allWays, arrive, expect, register, someone, test } from '../support/accounts.ts';
import { AuthDialog } from '../support/auth-dialog.ts';
import { movementsEnd, violationsOn } from '../support/axe.ts';
import { holdAnswer } from '../support/hold-answer.ts';

const off = { manual: false, otp: false, social: false } as const;

/** The seven layouts, and the market's settings that lead to each (AUTH-01). */
const layouts: readonly (readonly [string, Partial<LoginSettings>])[] = [
  ['otp', { ...off, otp: true }],
  ['manual', { ...off, manual: true }],
  ['social', { ...off, social: true }],
  ['otp_manual', { ...off, otp: true, manual: true }],
  ['otp_social', { ...off, otp: true, social: true, facebook: false }],
  ['manual_social', { ...off, manual: true, social: true, google: false }],
  ['all', {}],
];

/** Checks the parts shown for the settings: a password form, a way to a code, a button for each identity provider. */
async function expectParts(dialog: AuthDialog, layout: string, login: LoginSettings): Promise<void> {
  const isOnlyCode = layout === 'otp';
  const providers = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const;
  await expect(dialog.window.locator(`[data-layout=${layout}]`)).toBeVisible();
  await expect(dialog.field('password')).toHaveCount(login.manual ? 1 : 0);
  await expect(dialog.button('forgot')).toHaveCount(login.manual ? 1 : 0);
  await expect(dialog.button('signUp')).toHaveCount(login.manual ? 1 : 0);
  await expect(dialog.button('signInByCode')).toHaveCount(login.otp && !isOnlyCode ? 1 : 0);
  for (const [medium, provider] of Object.entries(providers)) {
    const shows = login.social && login[medium as keyof typeof providers];
    await expect(dialog.button('continueWith', { provider })).toHaveCount(shows ? 1 : 0);
  }
  await expect(dialog.button('signInByPasskey')).toHaveCount(1);
  if (!login.otp) return;
  if (!isOnlyCode) {
    await dialog.button('signInByCode').click();
    // Each step focuses its field: this one left the focus on the dialog, and typed text was lost.
    await expect(dialog.field('phone')).toBeFocused();
  }
  await expect(dialog.field('phone')).toBeVisible();
  await expect(dialog.button('back')).toHaveCount(isOnlyCode ? 0 : 1);
}

const looks = [
  ['light', 1180],
  ['dark', 360],
] as const;

/** The dialog in light mode at desktop width, or in dark mode at phone width. */
async function expectNoFinding(page: Page, [theme, width]: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await movementsEnd(page);
  expect(await violationsOn(page, {}, '[role=dialog]'), `${theme}, ${width} px`).toEqual([]);
}

test('[AUTH-01] the seven layouts follow the settings, in English and Arabic by turns, without a finding of axe by day at 1180 px or by night at 360 px', async ({
  page,
  accounts,
}) => {
  const dialogs = (['en', 'ar'] as const).map((language) => new AuthDialog(page, accounts, language));
  for (const [turn, [layout, login]] of layouts.entries()) {
    await test.step(layout, async () => {
      const dialog = dialogs[turn % dialogs.length];
      if (!dialog) throw new Error('There are two.');
      await accounts.setLogin(login);
      // Pages are cached for some seconds: another query string avoids the cache.
      await dialog.open(`/about-us?layout=${layout}&view=sign-in`);
      await expectParts(dialog, layout, { ...allWays, ...login });
      // The layouts are made of three parts, which the last one has together: it is looked at in both ways.
      const isLast = turn === layouts.length - 1;
      for (const [way, look] of looks.entries())
        if (isLast || Math.floor(turn / 2) % looks.length === way) await expectNoFinding(page, look);
    });
  }
});

/** Leaves fields of the window that has just opened with half of what they ask for, and presses what is below them. */
async function leaveFieldsWrong(dialog: AuthDialog): Promise<void> {
  await expect(dialog.field('contact')).toBeFocused();
  await dialog.page.keyboard.type('12345');
  await dialog.button('signUp').click();
  await dialog.expectTitle('signUp');
  await expect(dialog.field('name')).toBeFocused();
  // Missing fields are only reported when the form is sent.
  await dialog.field('email').press('Tab');
  await expect(dialog.window.getByText('Email is required', { exact: true })).toHaveCount(0);
  await dialog.field('email').fill('ana@');
  await dialog.field('phone').fill('12');
  await dialog.button('signIn').click();
  await dialog.expectTitle('signIn');
  await dialog.button('signInByCode').click();
  await dialog.page.keyboard.type('12 34');
  await dialog.button('back').click();
  await expect(dialog.field('password')).toBeVisible();
  await dialog.field('contact').fill('12345');
  await dialog.field('password').press('Tab');
  await expect(
    dialog.window.getByText('Must be a valid email or phone number', { exact: true }),
  ).toBeVisible();
}

test('[AUTH-02] [AUTH-03] [NAV-14] [SYS-15] the rules of the forms say what the specification says', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  await dialog.open();
  await test.step('the window of sign-in begins in its first field, and a press on a button below a field that was left wrong counts: it began at its close button, and what was said of the field moved the button away', () =>
    leaveFieldsWrong(dialog));
  await dialog.field('contact').fill('');
  await dialog.submit();
  await expect(dialog.window.getByText('Email or phone number is required', { exact: true })).toBeVisible();
  const short = 'Password is too short - should be 6 chars minimum.';
  await expect(dialog.window.getByText(short, { exact: true })).toBeVisible();
  await dialog.field('contact').fill('12345');
  await expect(
    dialog.window.getByText('Must be a valid email or phone number', { exact: true }),
  ).toBeVisible();
  await dialog.button('signInByCode').click();
  // What was typed before is kept.
  await dialog.field('phone').fill('');
  await dialog.submit();
  await expect(dialog.window.getByText('Please give a phone number', { exact: true })).toBeVisible();
  await dialog.field('phone').fill('12 34');
  await expect(dialog.window.getByText('Number must be 10 digits', { exact: true })).toBeVisible();
  await dialog.open('/about-us?view=sign-up');
  await dialog.window.getByRole('checkbox').press('Space');
  await dialog.submit();
  await expect(dialog.window.getByText('First name is required', { exact: true })).toBeVisible();
  await dialog.field('password').fill('secret-words');
  await dialog.field('confirmPassword').fill('other-words');
  await expect(dialog.window.getByText('Passwords must match', { exact: true })).toBeVisible();
  // The demonstration has wallets and referral rewards.
  await expect(dialog.window.getByLabel('Referral code (optional)')).toBeVisible();
  // SYS-15: in this market the country cannot be changed.
  await expect(dialog.window.getByLabel('Country code')).toBeDisabled();
  const help = dialog.window.getByRole('link', { name: 'Help & Support' });
  await expect(help).toHaveAttribute('href', '/help-and-support');
  await expect(help).toHaveAttribute('target', '_blank');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.window.getByRole('link', { name: 'Terms & Conditions' }).click(),
  ]);
  await expect(tab).toHaveURL(/\/terms-and-conditions$/);
  await tab.close();
  await expect(dialog.window.getByRole('checkbox')).toBeChecked();
  await test.step('a referral code that nobody has is told at its field, which has the focus: a message said so, and went', async () => {
    const person = someone();
    for (const field of ['name', 'email', 'phone', 'password'] as const)
      await dialog.field(field).fill(field === 'phone' ? '99 123 457' : person[field]);
    await dialog.field('confirmPassword').fill(person.password);
    const code = dialog.window.getByLabel('Referral code (optional)');
    await code.fill('NOSUCH99');
    await dialog.submit();
    const said = 'Nobody has this referral code. Check it, or leave it out.';
    await expect(dialog.window.getByRole('alert')).toHaveText(said);
    await expect(code).toBeFocused();
    await code.fill('');
    await expect(dialog.window.getByRole('alert')).toHaveCount(0);
  });
});

test('[AUTH-05] a pasted code fills all six boxes, and the countdown goes on while the dialog is closed', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  await dialog.open();
  await dialog.askForCode('+598 94 555 123');
  const code = dialog.field('code');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12 34');
  await expect(dialog.button('verify')).toBeDisabled();
  await code.fill('Your code: 12-34-56, do not tell');
  await expect(code).toHaveValue('123456');
  await expect(dialog.button('verify')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(dialog.window).toBeHidden();
  await page.clock.install();
  await page.clock.fastForward(1000);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.askForCode('+598 94 555 123');
  const resend = dialog.window.getByRole('button', { name: /^Resend in (5\d|4\d|60) s$/ });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(dialog.button('resend')).toBeEnabled();
});

test('Back from where a sign-up led shows the page before it, and once', async ({ page, accounts }) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  await dialog.open('/about-us');
  await page.goto('/help-and-support');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await dialog.button('signUp').click();
  const { name, email, phone, password } = someone();
  await dialog.field('name').fill(name);
  await dialog.field('email').fill(email);
  await dialog.field('phone').fill(phone);
  await dialog.field('password').fill(password);
  await dialog.field('confirmPassword').fill(password);
  await dialog.window.getByRole('checkbox').press('Space');
  await dialog.submit();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help-and-support$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about-us$/);
});

test('[AUTH-05] a number that was mistyped is corrected: Back from its code forgot it, and led to all ways of signing in', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  await dialog.open();
  await dialog.askForCode('+598 94 555 124');
  // The question for the number has a Back of its own.
  await expect(dialog.field('code')).toBeVisible();
  await dialog.button('back').click();
  await expect(dialog.field('phone')).toBeFocused();
  await expect(dialog.field('phone')).toHaveValue(/94 ?555 ?124$/);
  await dialog.button('back').click();
  await expect(dialog.field('password')).toBeVisible();
  await test.step('Back while a code is being sent stays at all ways of signing in: the code came up all the same', async () => {
    const held = await holdAnswer(page, '**/auth/login');
    await dialog.button('signInByCode').click();
    await dialog.field('phone').fill('+598 94 555 125');
    await dialog.submit();
    await held.answered;
    await dialog.button('back').click();
    const answer = page.waitForResponse('**/auth/login');
    held.letGo();
    await (await answer).finished();
    await page.waitForLoadState('networkidle');
    await expect(dialog.field('password')).toBeVisible();
    await page.unroute('**/auth/login');
    await dialog.button('signInByCode').click();
    await dialog.field('phone').fill('+598 94 555 124');
    await dialog.button('back').click();
  });
  await test.step('a number or an address that was typed for signing in outlives a reload, a password does not: the address was lost', async () => {
    await page.reload();
    await dialog.button('signInByCode').click();
    await expect(dialog.field('phone')).toHaveValue(/94 ?555 ?124$/);
    await dialog.button('back').click();
    await dialog.field('contact').fill('ana@example.com');
    await dialog.field('password').fill('correct horse');
    await page.reload();
    await expect(dialog.field('contact')).toHaveValue('ana@example.com');
    await expect(dialog.field('password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('horse');
  });
});

test('[AUTH-07] who has signed in from the header has the focus at the profile: it went to the page, on the home page to its search', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const person = someone();
  await register(page, person);
  const dialog = new AuthDialog(page, accounts, 'en');
  await dialog.open('/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).press('Enter');
  await dialog.fillPassword(person);
  await dialog.expectSignedIn();
  await expect(page.getByRole('banner').getByRole('button', { name: dialog.t('profileMenu') })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.email);
});

test('[NAV-11] who signs out has the focus at the button for signing in, and nothing private is asked for: the focus was lost, and two requests were refused', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  const stored = { token: await register(page, person) };
  await arrive(page, accounts, 'en', '/home', stored);
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: dialog.t('profileMenu') }).press('Enter');
  await page.getByRole('button', { name: dialog.t('logout') }).press('Enter');
  const refused: string[] = [];
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: dialog.t('logout') })
    .press('Enter');
  await expect(banner.getByRole('button', { name: dialog.t('signIn') })).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
