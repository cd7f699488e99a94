interface Offered {
  /** Absent if it is not counted, and for stores. */
  readonly stock?: number | null | undefined;
  /** Whether it is offered at this time of day. */
  readonly available?: boolean;
  /** Absent for stores. */
  readonly store_closed?: boolean;
}

const canBeHad = ({ stock, available = true, store_closed = false }: Offered): boolean =>
  stock !== 0 && available && !store_closed;

/**
 * Recommendations begin with what is available now; what is sold out, offered at another time or of a closed shop comes
 * last.
 */
export const hadFirst = <Card extends Offered>(cards: readonly Card[]): Card[] => [
  ...cards.filter(canBeHad),
  ...cards.filter((card) => !canBeHad(card)),
];
