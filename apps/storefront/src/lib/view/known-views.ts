type Load = () => Promise<unknown>;

const known: Load[] = [];

/** On the server: a view whose code is loaded when it is first drawn. */
export const knowView = (load: Load): void => void known.push(load);

/**
 * Loads the views' code one by one. A build that runs while the market serves takes away the files of code that was not
 * loaded yet, and pages came without what it draws.
 */
export async function* loadViews(): AsyncGenerator<void> {
  // What has been loaded may know more.
  for (const load of known) {
    // Some can only run in a browser, and others are tried again when they are drawn.
    await load().catch(() => undefined);
    yield;
  }
}
