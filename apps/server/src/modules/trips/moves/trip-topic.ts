/** The word that live views of a trip listen for. */
export function tripTopic(tripId: string): string {
  return `trip:${tripId}`;
}
