/** Whether the page is as it was when this was asked for. A view that was opened or closed is elsewhere, too. */
export function stillHere(): () => boolean {
  const { href } = location;
  return () => location.href === href;
}

/**
 * What a press leads on to once its answer has come, and only where it was made: whoever went elsewhere meanwhile stays
 * there.
 */
export function whileHere(goOn: () => void): () => void {
  const isHere = stillHere();
  return () => {
    if (isHere()) goOn();
  };
}
