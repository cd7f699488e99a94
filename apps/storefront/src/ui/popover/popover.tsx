import type { ReactNode, RefObject } from 'react';
import { lazyView, OnDemand } from '../lazy/on-demand.tsx';

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

const load = async () => (await import('./popover-view.tsx')).PopoverView;
const View = lazyView<PopoverProps>(load);

/** A small window beside the control that opened it. Its code loads on demand. */
export function Popover(props: PopoverProps) {
  return <OnDemand view={View} props={props} />;
}
