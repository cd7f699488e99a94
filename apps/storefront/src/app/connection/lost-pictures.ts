import { untilReached } from '../../lib/connection/await-market.ts';
import { onReturn } from '../../lib/connection/on-return.ts';

const pictureOf = ({ target }: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement ? target : null;

const noteLost = (picture: HTMLImageElement | null): void => picture?.setAttribute('data-lost', '');

async function askAgain(): Promise<void> {
  await untilReached();
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-lost]')) {
    const { src } = picture;
    picture.src = src;
  }
}

/**
 * A picture that failed to load leaves its background instead of the browser's broken image, and is requested again
 * when the market can be reached. Events of images do not bubble, so they are captured at the document.
 */
export function watchPictures(): void {
  document.addEventListener('error', (event) => noteLost(pictureOf(event)), true);
  document.addEventListener('load', (event) => pictureOf(event)?.removeAttribute('data-lost'), true);
  // Those that failed before this listener was added.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) noteLost(picture);
  onReturn(() => void askAgain());
}
