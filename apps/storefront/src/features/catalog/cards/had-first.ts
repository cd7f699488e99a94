interface Offered {
  /** Absent if it is not counted, and for stores. */
  readonly stock?: number | null | undefined;
  /** Whether it is offered at this time of day. */
  readonly available?: boolean;
}

const canBeHad = ({ stock, available = true }: Offered): boolean => stock !== 0 && available;

/** Recommendations begin with what is available now; what is sold out or offered at another time comes last. */
export const hadFirst = <Card extends Offered>(cards: readonly Card[]): Card[] => [
  ...cards.filter(canBeHad),
  ...cards.filter((card) => !canBeHad(card)),
];
