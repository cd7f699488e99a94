import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** Gets the id to put in the control's `aria-describedby`. */
  readonly children: (id: string) => ReactNode;
}

/** A tooltip on hover and on focus by the keyboard. Drawn by the style sheet alone, without code. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const id = useId();
  return (
    <span className={styles['anchor']}>
      {children(id)}
      <span role="tooltip" id={id} className={styles['tip']}>
        {text}
      </span>
    </span>
  );
}
