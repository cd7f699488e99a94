/** Ids by which a box refers to its list and the active option. */
export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;
