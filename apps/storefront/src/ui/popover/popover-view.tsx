import { Popover as Base } from '@base-ui/react/popover';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { hasMovedOn, leaveByTab } from './leave-by-tab.ts';
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

/** Asks the browser for what closes things on its device, as far as it tells of it. */
interface BrowsersWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/**
 * Closed by a phone's Back, as windows are. It is no entry of the history for that: a press beside it both closes it and
 * does what it is for, and going back at that moment would undo where it leads.
 */
function useClosedByBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { readonly CloseWatcher?: new () => BrowsersWatcher };
    // With a keyboard Escape would come by it too, even one that is for a list in the window.
    if (!open || !Watcher || !matchMedia('(pointer: coarse)').matches) return undefined;
    const watcher = new Watcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}

export function PopoverView({ open, onClose, anchor, title, titleShown = false, children }: PopoverProps) {
  useClosedByBack(open, onClose);
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
          <Base.Popup
            className={styles['window']}
            finalFocus={() => !hasMovedOn() && (anchor.current ?? true)}
            onKeyDown={({ nativeEvent, currentTarget }) => {
              if (leaveByTab(nativeEvent, currentTarget, anchor.current)) onClose();
            }}
          >
            <Base.Title className={titleShown ? styles['title'] : 'visually-hidden'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
