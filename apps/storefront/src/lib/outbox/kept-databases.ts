/** The database of messages that were written and not sent yet, with their pictures. */
export const messagesDatabase = 'promenade-messages';

/** The database of pictures that were chosen in forms which have not been sent yet. */
export const picturesDatabase = 'promenade-pictures';

/** The shopper has left: what they had not sent is nobody's any more. */
export function forgetDatabases(): void {
  try {
    for (const name of [messagesDatabase, picturesDatabase]) indexedDB.deleteDatabase(name);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
