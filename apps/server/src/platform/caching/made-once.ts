/**
 * What is made when it is first asked for, and kept. What could not be made, such as of a file while too many were open,
 * is tried anew by whoever asks next.
 */
export function madeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
