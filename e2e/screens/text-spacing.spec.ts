import { arriveAs, centre, expect, test } from '../support/market.ts';

// WCAG 2.2, 1.4.12: what a reader may set without losing anything.
const spacings =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

const addresses = ['/', '/home', '/categories', '/about-us', '/auth/sign-up', '/help-and-support'] as const;

test('no words are lost where a reader spaces letters, words and lines as WCAG has it, at 320 px', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 760 });
  await arriveAs(page, { language: 'en', location: centre, module: 'grocery' });
  const findings: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const lost = await page.evaluate(async (rules) => {
      await document.fonts.ready;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      // The header has its place whole in its name; what a list scrolls sideways is not lost.
      const cut = [...document.querySelectorAll('main *')].filter(
        (one) =>
          getComputedStyle(one).textOverflow === 'ellipsis' &&
          !one.matches('input') &&
          one.scrollWidth > one.clientWidth,
      );
      const sideways = document.documentElement.scrollWidth - innerWidth;
      return [
        ...cut.map(({ textContent }) => `cut: ${textContent}`),
        ...(sideways > 0 ? [`${sideways} px`] : []),
      ];
    }, spacings);
    findings.push(...lost.map((what) => `${address} ${what}`));
  }
  expect(findings).toEqual([]);
});
