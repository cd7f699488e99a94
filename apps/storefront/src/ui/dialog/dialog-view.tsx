import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../button/button.tsx';
import { isKept, keptFocusOf } from '../pass-focus/use-kept-focus.ts';
import { awaitFirstField, firstField } from './first-field.ts';
import { windowRef } from './window-ref.ts';
import { openWindow } from './open-window.ts';
import { useNextPage } from './use-next-page.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  /** Said under the title. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
  /** Actions that stay visible while the content scrolls. */
  readonly footer?: ReactNode;
  readonly size?: 'small' | 'normal' | 'wide' | 'full';
  /** There is something to read before the fields: the focus starts at the heading instead of the first field. */
  readonly readFirst?: boolean;
  /** Hides the title visually, if the content shows its own. */
  readonly titleHidden?: boolean;
}

const inWindow = '[role="dialog"], [data-base-ui-focus-guard]';

/**
 * Whether the focus is already on the page: a user who has moved on while the window closes keeps their place. What the
 * window held is gone before it: {@link isKept}.
 */
function hasMovedOn(): boolean {
  const { activeElement: here, body } = document;
  return here !== null && here !== body && !here.closest(inWindow) && !isKept(here);
}

/** Finds what takes the place of a button of the page's header: signing in makes way for the profile. */
function successorOf(element: Element | null): (() => HTMLElement | undefined) | undefined {
  const place = element?.closest('header') && element.parentElement;
  return place ? () => place.querySelector('button') ?? undefined : undefined;
}

/** A place for the focus. Base UI would give it to the first button or field in a main element, not to that itself. */
function itself(place: HTMLElement | null): HTMLElement | boolean {
  if (!place?.matches('main')) return place ?? true;
  queueMicrotask(() => place.focus({ preventScroll: true }));
  return false;
}

/**
 * Where the focus returns to: the element that had it when the window was opened. A field inside may take the focus
 * before Base UI records that element; true leaves the choice to Base UI. If the element is gone, the focus goes to what
 * replaced it, such as a stepper to 'Add', otherwise, such as 'Review' after reviewing, to the page's heading.
 */
function useOpener(open: boolean): () => HTMLElement | boolean {
  const opener = useRef<Element | null>(null);
  const replacement = useRef<ReturnType<typeof keptFocusOf>>(undefined);
  const nextPage = useNextPage(open);
  useLayoutEffect(() => {
    if (!open) return;
    const current = document.activeElement;
    opener.current = current;
    // A drawer that this window has replaced comes again, and knows where it begins.
    replacement.current = current?.closest(inWindow)
      ? undefined
      : (keptFocusOf(current) ?? successorOf(current));
  }, [open]);
  return () => {
    const { current } = opener;
    // A window that replaces this one, such as the cart, takes the focus itself.
    const other = openWindow();
    if (hasMovedOn() || (other && !other.contains(current))) return false;
    const next = nextPage();
    if (next) return itself(next);
    if (!(current instanceof HTMLElement) || current === document.body) return true;
    if (current.isConnected) return current;
    const placeOf = (selector: string) => document.querySelector<HTMLElement>(selector);
    return replacement.current?.() ?? itself(placeOf('main h1[tabindex]') ?? placeOf('main'));
  };
}

export function DialogView(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'normal', titleHidden = false } = props;
  const { readFirst = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { t } = useTranslation();
  const opener = useOpener(open);
  // What had opened it may be gone between the choice and the focus.
  const closed = () => {
    const place = document.activeElement === document.body && opener();
    if (place instanceof HTMLElement) place.focus();
  };
  const startFocus = () => {
    // Base UI asks a moment after the window is there: what was pressed in it by then is meant.
    if (body.current?.contains(document.activeElement)) return false;
    if (readFirst) return heading.current;
    const field = firstField(body.current);
    if (!field) awaitFirstField(body.current, heading.current);
    return field ?? heading.current;
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(next) => !next && closed()}
    >
      <Base.Portal>
        <Base.Backdrop className={styles['scrim']} />
        <Base.Viewport className={styles['viewport']}>
          <Base.Popup
            ref={windowRef}
            className={styles['window']}
            data-size={size}
            initialFocus={startFocus}
            finalFocus={opener}
          >
            <div className={styles['head']} data-bare={titleHidden || undefined}>
              <Base.Title
                ref={heading}
                tabIndex={-1}
                className={titleHidden ? 'visually-hidden' : styles['title']}
              >
                {title}
              </Base.Title>
              <Base.Close render={<IconButton icon="close" label={t('common.close')} />} />
            </div>
            <div ref={body} className={styles['body']}>
              {description && (
                <Base.Description className={styles['description']}>{description}</Base.Description>
              )}
              {children}
            </div>
            {footer && <div className={styles['foot']}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
