/** Whether the page is the same as at the time of the call. Opening or closing a view changes it too. */
export function stillHere(): () => boolean {
  const { href } = location;
  return () => location.href === href;
}

/**
 * What follows a press once its answer has arrived, but only on the page of the press: a visitor who went elsewhere
 * meanwhile stays there.
 */
export function whileHere(goOn: () => void): () => void {
  const isHere = stillHere();
  return () => {
    if (isHere()) goOn();
  };
}
