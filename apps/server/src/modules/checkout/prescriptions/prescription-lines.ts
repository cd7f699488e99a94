import type { PreparedOrder } from '../prepare-order.ts';

/** The lines whose item needs a prescription (CHK-03). */
export function prescriptionLines({ lines, cart }: Pick<PreparedOrder, 'lines' | 'cart'>): string[] {
  return lines.filter(({ itemId }) => cart.items.get(itemId)?.row.prescription).map(({ id }) => id);
}
