import { type ReactElement, type ReactNode, type RefObject } from 'react';
import { onDemand } from '../lazy/on-demand.tsx';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The control it hangs from. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Draws the title; otherwise it is read aloud only. */
  readonly titleShown?: boolean;
  readonly children: ReactNode;
}

/** A small window beside the control that opened it. Its code loads on demand. */
export const Popover: ((props: PopoverProps) => ReactElement | null) & { preload: () => void } = onDemand<PopoverProps>(
  async () => (await import('./popover-view.tsx')).PopoverView,
);
