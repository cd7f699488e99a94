interface Offered {
  /** Absent where nobody counts, and of stores. */
  readonly stock?: number | null | undefined;
  /** Whether this is the hour at which it is offered. */
  readonly available?: boolean;
}

const canBeHad = ({ stock, available = true }: Offered): boolean => stock !== 0 && available;

/** What is recommended begins with what can be had now; what is sold out or offered at another hour comes last. */
export const hadFirst = <Card extends Offered>(cards: readonly Card[]): Card[] => [
  ...cards.filter(canBeHad),
  ...cards.filter((card) => !canBeHad(card)),
];
