import type { Locator, Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';

export const languages = ['en', 'fr', 'nl', 'ar'] as const;

/** Gives a page the language that its styles go by; its texts stay. */
export async function speak(page: Page, language: (typeof languages)[number]): Promise<void> {
  await hydrated(page.getByRole('banner').getByRole('link').first());
  await page.evaluate((lang) => {
    Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
  }, language);
}

/** Puts other words in the place of a part's own, in the market's font. */
export async function reword(part: Locator, words: string | undefined): Promise<void> {
  if (!words) throw new Error('There are no such words.');
  await part.evaluate(async (element, text) => {
    const own = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    Object.assign(own ?? {}, { textContent: text });
    // A font is requested when something is laid out with it.
    element.getBoundingClientRect();
    await document.fonts.ready;
  }, words);
}
