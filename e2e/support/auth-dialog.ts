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

  /** Opens a page from scratch, signed out. */
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

  /** Presses the main button of a completed form. */
  async submit(): Promise<void> {
    await this.window.locator('button[type=submit]').click();
  }

  async expectTitle(key: string): Promise<void> {
    await expect(this.window.getByRole('heading', { name: this.t(key), exact: true })).toBeVisible();
  }

  async expectToast(text: string): Promise<void> {
    await expect(this.page.getByText(text, { exact: true }).first()).toBeVisible();
  }

  /** AUTH-07: the token is stored, the dialog is closed, and success is announced. */
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

  /** Enters the code that the demonstration shows; `wrong` enters a different one. */
  async giveCode(wrong = false): Promise<void> {
    const hint = (await this.window.getByText(/\d{6}/).last().textContent()) ?? '';
    const code = /\d{6}/.exec(hint)?.[0] ?? '';
    const given = wrong ? code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)) : code;
    await this.field('code').fill(given);
    await this.button('verify').click();
  }

  /** Signs in as a person at a demonstration's local identity provider. */
  async throughProvider(
    provider: string,
    person: { readonly subject: string; readonly name: string; readonly email: string },
  ): Promise<void> {
    await this.button('continueWith', { provider }).click();
    // The provider's page is in the visitor's language.
    const fields = this.page.getByRole('main').getByRole('textbox');
    await expect(fields).toHaveCount(3);
    for (const [at, text] of [person.subject, person.name, person.email].entries())
      await fields.nth(at).fill(text);
    await this.page.getByRole('main').getByRole('button').click();
  }
}
