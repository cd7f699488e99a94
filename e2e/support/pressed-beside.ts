import type { Locator } from '@playwright/test';

/** Whether what is pressed so many pixels above and below the middle of a text is its link. */
export const isPressedBeside = (link: Locator, px: number): Promise<boolean> =>
  link.evaluate((element, distance) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, height } = element.getBoundingClientRect();
    const at = (by: number) => document.elementFromPoint(left + 10, top + height / 2 + by);
    return [-distance, distance].every((by) => element.contains(at(by)));
  }, px);
