/** The id under which a food group that is not complete is scrolled to. */
export const groupElementId = (choiceIndex: number): string => `item-group-${choiceIndex}`;

/** The same of a question of a shop item. */
export const questionElementId = (at: number): string => `item-question-${at}`;
