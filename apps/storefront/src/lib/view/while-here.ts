/**
 * What a press leads on to once its answer has come, and only where it was made: whoever went elsewhere meanwhile stays
 * there. A view that was opened or closed is elsewhere, too.
 */
export function whileHere(goOn: () => void): () => void {
  const { href } = location;
  return () => {
    if (location.href === href) goOn();
  };
}
