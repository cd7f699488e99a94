import { createContext, type ReactNode } from 'react';
import type { Order } from './order.ts';

/** What may be done about a delivered line, such as to review it. */
export interface DeliveredLine {
  readonly orderId: string;
  readonly lineId: string;
  readonly name: string;
}

/** Draws it. The application provides it: reviews are another feature. */
export const LineActionContext = createContext<(line: DeliveredLine) => ReactNode>(() => null);

/** Draws the way to pay an order that awaits its money. The application provides it: paying is another feature. */
export const PaymentActionContext = createContext<(order: Order) => ReactNode>(() => null);
