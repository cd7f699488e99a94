import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './zoom.module.css';

export interface ZoomProps {
  readonly open: boolean;
  /** Which picture, from 0. */
  readonly at: number;
  /** The subject of the pictures. */
  readonly name: string;
  readonly pictures: readonly string[];
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

// The size of an enlarged picture in CSS pixels (ITEM-01); zoom.module.css uses the same.
const [zoomWidthPx, zoomHeightPx] = [1200, 1800];

// A smaller movement is no drag, in CSS pixels.
const dragFromPx = 4;

/** Scrolls what is larger than its frame by dragging with a mouse; touch and keys scroll it natively. */
function useDrag() {
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef(false);
  const onPointerMove = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (buttons !== 1 || pointerType !== 'mouse') return;
    if (Math.abs(movementX) + Math.abs(movementY) >= dragFromPx) dragged.current = true;
    frame.current?.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  };
  return { frame, dragged, onPointerMove };
}

/** Centres what has been enlarged. */
function centre(frame: HTMLDivElement): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
  const along = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
  frame.scrollTo({
    left: (along * (scrollWidth - clientWidth)) / 2,
    top: (scrollHeight - clientHeight) / 2,
    behavior: 'instant',
  });
}

function ZoomedPicture({ src, label }: { readonly src: string; readonly label: string }) {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  const { frame, dragged, onPointerMove } = useDrag();
  const toggle = () => {
    setLarge(!large);
    requestAnimationFrame(() => frame.current && centre(frame.current));
  };
  const press = () => {
    if (!dragged.current) toggle();
    dragged.current = false;
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same for keys. */}
      <div
        ref={frame}
        className={styles['frame']}
        data-large={large || undefined}
        role="img"
        aria-label={label}
        tabIndex={large ? 0 : undefined}
        onPointerMove={large ? onPointerMove : undefined}
        onClick={press}
      >
        <Picture
          className={styles['picture']}
          src={src}
          alt=""
          width={zoomWidthPx}
          height={zoomHeightPx}
          fit="contain"
          eager
        />
      </div>
      <Button look="soft" icon={large ? 'minus' : 'plus'} aria-pressed={large} onClick={toggle}>
        {large ? t('common.zoomOut') : t('common.zoom')}
      </Button>
      {large && <p className={styles['hint']}>{t('common.zoomHint')}</p>}
    </>
  );
}

/** A picture at its largest, 1200 by 1800 (ITEM-01), and its neighbours. */
export function ZoomView({ open, at, name, pictures, onShow, onClose }: ZoomProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  const shown = Math.min(at, count - 1);
  const number = t('common.picture', { number: shown + 1, count });
  return (
    <Dialog open={open} onClose={onClose} title={name} size="full">
      <div className={styles['zoom']}>
        <ZoomedPicture key={shown} src={pictures[shown] ?? ''} label={`${name}: ${number}`} />
        {count > 1 && (
          <div className={styles['leaf']}>
            <IconButton
              icon="chevron-start"
              look="soft"
              label={t('common.previous')}
              onClick={() => onShow((shown + count - 1) % count)}
            />
            <span aria-live="polite">{number}</span>
            <IconButton
              icon="chevron-end"
              look="soft"
              label={t('common.next')}
              onClick={() => onShow((shown + 1) % count)}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
