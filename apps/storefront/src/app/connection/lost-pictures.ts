const pictureOf = ({ target }: Event): HTMLImageElement | null =>
  target instanceof HTMLImageElement ? target : null;

const noteLost = (picture: HTMLImageElement | null): void => picture?.setAttribute('data-lost', '');

/**
 * A picture that did not come leaves its ground, not the browser's broken frame, and is asked for again with the connection
 * back. Events of pictures do not rise: they are heard on their way down, which for those that
 * came begins at the document.
 */
export function watchPictures(): void {
  document.addEventListener('error', (event) => noteLost(pictureOf(event)), true);
  document.addEventListener('load', (event) => pictureOf(event)?.removeAttribute('data-lost'), true);
  // Those that were lost before this was heard.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc !== '' && picture.naturalWidth === 0) noteLost(picture);
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-lost]')) {
      const { src } = picture;
      picture.src = src;
    }
  });
}
