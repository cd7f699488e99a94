import type { Locator, Page } from '@playwright/test';
import { type AccountsMarket, arrive, expect, type Language, type Person, token, words } from './accounts.ts';

/** The authentication dialog as a visitor uses it, in a language. */
export class AuthDialog {
  readonly page: Page;
  readonly language: Language;
  readonly t: ReturnType<typeof words>;
  private readonly market: AccountsMarket;

  constructor(page: Page, market: AccountsMarket, language: Language) {
    this.page = page;
    this.market = market;
    this.language = language;
    this.t = words(language);
  }

  get window(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens a page anew, with nobody signed in. */
  async open(path = '/about-us?view=sign-in'): Promise<void> {
    await arrive(this.page, this.market, this.language, path);
    if (path.includes('view=')) await expect(this.window).toBeVisible();
  }

  button(key: string, values: Record<string, string> = {}): Locator {
    return this.window.getByRole('button', { name: this.t(key, values), exact: true });
  }

  field(key: string): Locator {
    return this.window.getByLabel(this.t(key), { exact: true });
  }

  /** The main button of a form that is filled in. */
  async submit(): Promise<void> {
    await this.window.locator('button[type=submit]').click();
  }

  async expectTitle(key: string): Promise<void> {
    await expect(this.window.getByRole('heading', { name: this.t(key), exact: true })).toBeVisible();
  }

  async expectToast(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** AUTH-07: the token is stored, the dialog closed, the success told. */
  async expectSignedIn(key = 'loggedIn'): Promise<void> {
    await this.expectToast(this.t(key));
    await expect(this.window).toBeHidden();
    expect(await token(this.page)).not.toBeNull();
    expect(await this.page.evaluate(() => localStorage.getItem('guest_id'))).toBeNull();
  }

  async fillPassword(person: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('contact').fill(person.email);
    await this.field('password').fill(person.password);
    await this.submit();
  }

  async askForCode(phone: string): Promise<void> {
    await this.button('signInByCode').click();
    await this.field('phone').fill(phone);
    await this.submit();
  }

  /** Gives the code back that the demonstration tells; `wrong` gives another. */
  async giveCode(wrong = false): Promise<void> {
    const hint = (await this.window.getByText(/\d{6}/).last().textContent()) ?? '';
    const code = /\d{6}/.exec(hint)?.[0] ?? '';
    const given = wrong ? code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) : code;
    await this.field('code').fill(given);
    await this.button('verify').click();
  }

  /** Signs in at the local provider of a demonstration as somebody. */
  async throughProvider(
    provider: string,
    person: { readonly subject: string; readonly name: string; readonly email: string },
  ): Promise<void> {
    await this.button('continueWith', { provider }).click();
    // Its words are in the visitor's language.
    const fields = this.page.getByRole('main').getByRole('textbox');
    await expect(fields).toHaveCount(3);
    for (const [at, text] of [person.subject, person.name, person.email].entries())
      await fields.nth(at).fill(text);
    await this.page.getByRole('main').getByRole('button').click();
  }
}
