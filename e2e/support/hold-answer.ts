import type { Page } from '@playwright/test';

/** Answers that are held back. */
export interface HeldAnswers {
  /** Once it is asked. */
  readonly asked: Promise<void>;
  /** Once it is done: the market has answered, and nobody heard of it. */
  readonly answered: Promise<void>;
  readonly letGo: () => void;
}

/** Holds the answers of a call that writes back until they are let go. */
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
