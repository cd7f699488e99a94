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
