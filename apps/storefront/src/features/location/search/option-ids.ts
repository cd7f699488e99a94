/** Ids by which a box names its list and the active line. */
export const listId = (id: string): string => `${id}-list`;
export const optionId = (id: string, index: number): string => `${id}-${index}`;
