import type { Locator } from '@playwright/test';
import type { LoginSettings } from '@promenade/server/modules/settings/index.ts';
import { expect, type Language, type Person, register, someone, test, token } from '../support/accounts.ts';
import { AuthDialog } from '../support/auth-dialog.ts';
import { holdAnswer } from '../support/hold-answer.ts';

const languages: readonly Language[] = ['en', 'ar'];

/** An outcome of signing in, with the steps of a visitor that lead to it. */
interface Outcome {
  readonly name: string;
  readonly login?: Partial<LoginSettings>;
  /** Has an account from a time when nothing had to be verified. */
  readonly registered?: boolean;
  readonly drive: (dialog: AuthDialog, person: Person) => Promise<void>;
}

/** The parts of a sign-up that no page stores: the password and the terms. */
async function agreeAndSend(dialog: AuthDialog, { password }: Person): Promise<void> {
  await dialog.field('password').fill(password);
  await dialog.field('confirmPassword').fill(password);
  await expect(dialog.button('signUp')).toBeDisabled();
  await dialog.window.getByRole('checkbox').press('Space');
  await dialog.submit();
}

async function signUp(dialog: AuthDialog, person: Person): Promise<void> {
  await dialog.open('/about-us?view=sign-up');
  await dialog.field('name').fill(person.name);
  await dialog.field('email').fill(person.email);
  await dialog.field('phone').fill(person.phone);
  await agreeAndSend(dialog, person);
}

const byPassword: readonly Outcome[] = [
  {
    name: '[AUTH-03] sign-up that needs nothing more: signed in, home',
    drive: async (dialog, person) => {
      await signUp(dialog, person);
      await dialog.expectSignedIn('signedUp');
      await expect(dialog.page).toHaveURL(/\/home$/);
    },
  },
  {
    name: '[AUTH-04] [AUTH-05] sign-up, then a code for the phone and one for the e-mail',
    login: { verifyPhone: true, verifyEmail: true },
    drive: async (dialog, person) => {
      await signUp(dialog, person);
      await dialog.expectTitle('verifyPhoneTitle');
      await expect(dialog.button('verify')).toBeDisabled();
      await expect(dialog.window.getByRole('button', { name: /\d+/ })).toBeDisabled();
      await dialog.giveCode(true);
      await expect(dialog.window.getByRole('alert')).toBeVisible();
      await dialog.giveCode();
      await dialog.expectTitle('verifyEmailTitle');
      await dialog.giveCode();
      await dialog.expectSignedIn('signedUp');
    },
  },
  {
    name: '[AUTH-02] [AUTH-04] a contact that has to be proved asks for it in full where only its mask is known; a phone number as its owner writes it at home signs in and is proved: it was no number',
    login: { verifyPhone: true },
    registered: true,
    drive: async (dialog, person) => {
      const atHome = `0${person.phone.slice('+598'.length)}`;
      await dialog.open();
      await dialog.fillPassword(person);
      await dialog.expectTitle('verifyPhoneTitle');
      await dialog.field('phone').fill(atHome);
      await dialog.giveCode();
      await dialog.expectSignedIn();
      await dialog.open();
      await dialog.fillPassword({ email: atHome, password: person.password });
      await dialog.expectSignedIn();
    },
  },
  {
    name: '[AUTH-04] [SYS-06] a password that is wrong is refused in the words of the market, the right one signs in at the same place',
    registered: true,
    drive: async (dialog, person) => {
      await dialog.open();
      const refused = dialog.page.waitForResponse('**/auth/login');
      await dialog.fillPassword({ ...person, password: 'something-else' });
      const { message } = (await (await refused).json()) as { message: string };
      expect(message).toMatch(/.{12}/);
      await expect(dialog.page.getByRole('status').getByText(message, { exact: true })).toBeVisible();
      await expect(dialog.window).toBeVisible();
      await dialog.fillPassword(person);
      await dialog.expectSignedIn();
      await expect(dialog.page).toHaveURL(/\/about-us$/);
    },
  },
];

const byCode: readonly Outcome[] = [
  {
    name: '[AUTH-04] a code to a new phone leads to user_info and in',
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.askForCode(person.phone);
      await dialog.expectTitle('codeTitle');
      await dialog.giveCode();
      await dialog.expectTitle('infoTitle');
      await dialog.submit();
      await expect(dialog.window.getByRole('alert').first()).toBeVisible();
      await dialog.field('name').fill(person.name);
      await dialog.field('email').fill(person.email);
      await dialog.submit();
      await dialog.expectSignedIn();
    },
  },
  {
    name: '[AUTH-04] a phone that an account merely names asks whether it is you, after a reload too: no begins another account',
    registered: true,
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.askForCode(person.phone);
      await dialog.giveCode();
      await dialog.expectTitle('isItYou');
      await expect(dialog.window.getByText(person.name)).toBeVisible();
      // A reload asks the same question again, without requesting another code.
      await dialog.page.reload();
      await dialog.expectTitle('isItYou');
      await expect(dialog.window.getByText(person.name)).toBeVisible();
      await dialog.button('no').click();
      await dialog.expectTitle('infoTitle');
    },
  },
  {
    name: '[AUTH-04] the same: yes, and the account’s other contact agrees',
    registered: true,
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.askForCode(person.phone);
      await dialog.giveCode();
      await dialog.button('yes').click();
      await dialog.expectTitle('verifyEmailTitle');
      await dialog.field('email').fill(person.email);
      await dialog.giveCode();
      await dialog.expectSignedIn();
    },
  },
  {
    name: '[AUTH-10] a third party’s code: its own words when wrong, in when right',
    login: { thirdPartyPhone: true },
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.askForCode(person.phone);
      await dialog.giveCode(true);
      await expect(dialog.window.getByRole('alert')).toHaveText('INVALID_CODE');
      await dialog.giveCode();
      await dialog.expectTitle('infoTitle');
    },
  },
];

/** Presses a button by keyboard, which is refused once, as when too many have pressed it. */
async function refuseOnce({ page }: AuthDialog, path: string, button: Locator): Promise<void> {
  const errors = [{ code: 'too_many_requests', message: 'Later, please.' }];
  await page.route(path, (route) => route.fulfill({ status: 409, json: { errors } }), { times: 1 });
  await button.press('Enter');
  await expect(page.getByRole('status').getByText('Later, please.')).toBeVisible();
  await expect(button).toBeFocused();
}

const bySocial: readonly Outcome[] = [
  {
    name: '[AUTH-06] another account that tells all: in, at the place where it began; a way in that is refused keeps the focus: it was lost',
    drive: async (dialog, person) => {
      await dialog.open();
      await refuseOnce(dialog, '**/auth/social-start', dialog.button('continueWith', { provider: 'Google' }));
      const { name, email } = person;
      await dialog.throughProvider('Google', { subject: email, name, email });
      await dialog.expectSignedIn();
      await expect(dialog.page).toHaveURL(/\/about-us$/);
    },
  },
  {
    name: '[AUTH-06] information missing leads to user_info',
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.throughProvider('Apple', { subject: person.email, name: '', email: person.email });
      await dialog.expectTitle('infoTitle');
      await dialog.field('name').fill(person.name);
      await dialog.field('phone').fill(person.phone);
      await dialog.submit();
      await dialog.expectSignedIn();
    },
  },
  {
    name: '[AUTH-06] an e-mail that somebody has asks whether it is you; an answer that is refused keeps the focus: it was lost',
    registered: true,
    drive: async (dialog, person) => {
      await dialog.open();
      await dialog.throughProvider('Google', { subject: person.email, name: 'Ana', email: person.email });
      await dialog.expectTitle('isItYou');
      await refuseOnce(dialog, '**/auth/update-info', dialog.button('no'));
    },
  },
  {
    name: '[AUTH-06] without an e-mail a phone number is asked for (phone_modal), and Back leads to the other ways in: only closing did, where the number has an account already; from an empty field the next press counts: a complaint moved its button away',
    drive: async (dialog, person) => {
      await dialog.open();
      const facebook = { subject: person.email, name: person.name, email: '' };
      await dialog.throughProvider('Facebook', facebook);
      await dialog.expectTitle('phoneTitle');
      await dialog.button('back').click();
      await dialog.expectTitle('signIn');
      await dialog.field('contact').focus();
      await dialog.throughProvider('Facebook', facebook);
      await dialog.expectTitle('phoneTitle');
      await dialog.field('phone').fill(person.phone);
      await dialog.submit();
      await dialog.expectSignedIn();
    },
  },
  {
    name: '[AUTH-06] an e-mail that another account has proved, and it is not you: a phone number is enough; it was refused, as the provider’s word had counted already',
    drive: async (dialog, person) => {
      await dialog.open();
      const ana = { subject: person.email, name: person.name, email: person.email };
      await dialog.throughProvider('Google', ana);
      await dialog.expectSignedIn();
      await dialog.open();
      await dialog.throughProvider('Google', { ...ana, subject: `another ${person.email}` });
      await dialog.expectTitle('isItYou');
      await dialog.button('no').click();
      await dialog.expectTitle('phoneTitle');
      await dialog.field('phone').fill(person.phone);
      await dialog.submit();
      await dialog.expectSignedIn();
    },
  },
];

const byForgotten: readonly Outcome[] = [
  {
    name: '[AUTH-08] a forgotten password: contact, code, new password, in by the press of the message that says to sign in: where to was to be found',
    registered: true,
    drive: async (dialog, person) => {
      await dialog.open();
      // The contact typed for signing in is carried over.
      await dialog.field('contact').fill(person.email);
      await dialog.button('forgot').click();
      await dialog.expectTitle('forgotTitle');
      await expect(dialog.window.getByRole('textbox')).toHaveValue(person.email);
      await dialog.window.getByRole('radio', { name: dialog.t('phone') }).press('Space');
      await dialog.window.getByRole('textbox').fill('1234');
      await dialog.submit();
      await expect(dialog.window.getByRole('alert')).toHaveText(dialog.t('phoneDigits', { count: 8 }));
      await dialog.window.getByRole('radio', { name: dialog.t('email') }).press('Space');
      await dialog.window.getByRole('textbox').fill(person.email);
      await dialog.submit();
      await dialog.expectTitle('codeTitle');
      await dialog.giveCode();
      await dialog.expectTitle('newPasswordTitle');
      await dialog.submit();
      await expect(dialog.window.getByRole('alert').first()).toHaveText(dialog.t('passwordRequired'));
      await dialog.field('newPassword').fill('another-secret');
      await dialog.field('confirmPassword').fill('another-secret');
      await dialog.submit();
      await expect(dialog.window).toBeHidden();
      const message = dialog.page.getByRole('status');
      await message.getByRole('button', { name: dialog.t('signIn'), exact: true }).click();
      await dialog.fillPassword({ ...person, password: 'another-secret' });
      await dialog.expectSignedIn();
    },
  },
];

const groups = { byPassword, byCode, bySocial, byForgotten };

// Outcomes do not depend on the language, and the texts are tested elsewhere: each outcome runs in one language.
for (const [turn, language] of languages.entries()) {
  for (const [group, all] of Object.entries(groups)) {
    const outcomes = all.filter((_, place) => place % languages.length === turn);
    if (outcomes.length === 0) continue;
    const ids = [...new Set(outcomes.flatMap(({ name }) => name.match(/\[[A-Z]+-\d+\]/g) ?? []))].join(' ');
    test(`${ids} every outcome of sign-in, ${group}, those in ${language}`, async ({ page, accounts }) => {
      const dialog = new AuthDialog(page, accounts, language);
      for (const { name, login = {}, registered = false, drive } of outcomes) {
        await test.step(name, async () => {
          const person = someone();
          if (registered) {
            await accounts.setLogin({});
            await register(page, person);
          }
          await accounts.setLogin(login);
          await drive(dialog, person);
        });
      }
    });
  }
}

test('the late answer to a sign-up whose window was closed leads nobody away from where they went', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  const held = await holdAnswer(page, '**/auth/sign-up');
  const pages: string[] = [];
  page.on('request', (request) => pages.push(new URL(request.url()).pathname));
  await signUp(dialog, someone());
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(dialog.window).toBeHidden();
  // Until it is hydrated, the footer's link causes a full page load, which would discard the late answer.
  await expect(page.getByRole('contentinfo').locator('form')).not.toHaveAttribute('data-waiting');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  held.letGo();
  await expect.poll(() => token(page)).not.toBeNull();
  await dialog.expectToast(dialog.t('signedUp'));
  // Navigating would hide a navigation to the home page under way.
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy\?view=cart$/);
  expect(pages.filter((path) => path.startsWith('/home'))).toEqual([]);
});

test('a sign-up whose page is left before its answer is sent again and signs in: it was refused as taken', async ({
  page,
  accounts,
}) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  const held = await holdAnswer(page, '**/auth/sign-up');
  await signUp(dialog, person);
  await held.answered;
  await page.goto('/privacy-policy?view=sign-up');
  held.letGo();
  expect(await token(page)).toBeNull();
  await expect(dialog.field('email')).toHaveValue(person.email);
  await agreeAndSend(dialog, person);
  await dialog.expectSignedIn('signedUp');
});

test('the late answer to a sign-in whose window was closed closes no other', async ({ page, accounts }) => {
  await accounts.setLogin({});
  const dialog = new AuthDialog(page, accounts, 'en');
  const person = someone();
  await register(page, person);
  const held = await holdAnswer(page, '**/auth/login');
  await dialog.open();
  await dialog.fillPassword(person);
  await held.asked;
  await page.keyboard.press('Escape');
  await expect(dialog.window).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  await expect(cart).toBeVisible();
  held.letGo();
  await expect.poll(() => token(page)).not.toBeNull();
  await dialog.expectToast(dialog.t('loggedIn'));
  await expect(cart).toBeVisible();
  await expect(page).toHaveURL(/view=cart$/);
});
