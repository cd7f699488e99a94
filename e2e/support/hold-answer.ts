import type { Page } from '@playwright/test';

/** Answers that are held back. */
export interface HeldAnswers {
  /** Once it is asked. */
  readonly asked: Promise<void>;
  /** Resolves once the market has answered; the page has not received it. */
  readonly answered: Promise<void>;
  readonly letGo: () => void;
}

/** Holds back the answers of a write until they are released. */
export async function holdAnswer(page: Page, path: string): Promise<HeldAnswers> {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const { promise: answered, resolve: noteAnswered } = Promise.withResolvers<void>();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    noteAsked();
    const response = await route.fetch();
    noteAnswered();
    await released;
    return route.fulfill({ response });
  });
  return { asked, answered, letGo };
}

/**
 * Holds back what a page fetches, such as a file of its code, until the returned function is called. That one waits
 * until something is held: a page that has the file already would prove nothing.
 */
export async function holdFetch(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    noteAsked();
    await released;
    // The page may have aborted the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    await asked;
    letGo();
  };
}
