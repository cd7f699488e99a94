import { createContext, type ReactNode } from 'react';

/** What may be done about a delivered line, such as to review it. */
export interface DeliveredLine {
  readonly orderId: string;
  readonly lineId: string;
  readonly name: string;
}

/** Draws it. The application provides it: reviews are another feature. */
export const LineActionContext = createContext<(line: DeliveredLine) => ReactNode>(() => null);
