import type { Page } from '@playwright/test';

/** The next call is executed, but its answer is lost. */
export const loseAnswer = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** From now until the page is loaded again, only one call of the API is answered. */
export async function cutUntilLoaded(page: Page, but: RegExp): Promise<void> {
  let isCut = true;
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLeaving = true;
  });
  // Until the navigation, the old page may still make calls.
  page.on('framenavigated', () => {
    if (isLeaving) isCut = false;
  });
  await page.route('**/api/v1/**', (route) =>
    isCut && !but.test(route.request().url()) ? route.abort() : route.fallback(),
  );
}
