/** The database of messages that were written and not sent yet, with their pictures. */
export const messagesDatabase = 'promenade-messages';

/** The shopper has left: what they had not sent is nobody's any more. */
export function forgetUnsentMessages(): void {
  try {
    indexedDB.deleteDatabase(messagesDatabase);
  } catch {
    // A browser that stores nothing has nothing to delete.
  }
}
