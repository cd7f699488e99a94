/** The word that a shopper's open views of notifications listen for. */
export function notificationTopic(shopperId: string): string {
  return `notifications:${shopperId}`;
}
