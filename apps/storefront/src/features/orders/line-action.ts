import { createContext, type ReactNode } from 'react';

/** An action on a delivered line, such as to review it. */
export interface DeliveredLine {
  readonly orderId: string;
  readonly lineId: string;
  readonly name: string;
}

/** Renders it. Provided by the application, since reviews are another feature. */
export const LineActionContext = createContext<(line: DeliveredLine) => ReactNode>(() => null);
