import type { Page } from '@playwright/test';

/** The next call is done, and nobody hears of it. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** From now on nothing of the API but one call is answered to the page, until it is loaded anew. */
export async function cutUntilLoaded(page: Page, but: RegExp): Promise<void> {
  let isCut = true;
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeaving = true;
  });
  // Until then the page that is left may still ask.
  page.on('framenavigated', () => {
    if (isLeaving) isCut = false;
  });
  await page.route('**/api/v1/**', (route) =>
    isCut && !but.test(route.request().url()) ? route.abort() : route.fallback(),
  );
}
