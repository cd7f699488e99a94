/** The element id of a food group, to scroll to it if it is incomplete. */
export const groupElementId = (choiceIndex: number): string => `item-group-${choiceIndex}`;

/** The same for a question of a shop item. */
export const questionElementId = (at: number): string => `item-question-${at}`;
