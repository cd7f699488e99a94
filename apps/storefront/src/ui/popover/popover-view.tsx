import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import styles from './popover.module.css';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The control it is attached to. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Shows the title; otherwise it is only read aloud. */
  readonly titleShown?: boolean;
  readonly children: ReactNode;
}

export function PopoverView({ open, onClose, anchor, title, titleShown = false, children }: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          className={styles['place']}
        >
          <Base.Popup className={styles['window']} finalFocus={anchor}>
            <Base.Title className={titleShown ? styles['title'] : 'visually-hidden'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
