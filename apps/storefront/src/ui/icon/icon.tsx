import { shapes } from './shapes.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: 16 | 20 | 24 | 32;
}

// Arrows that mean 'forward' or 'back' are mirrored in right-to-left text; a heart or a clock is not.
const turning: ReadonlySet<IconName> = new Set(['chevron-end', 'chevron-start', 'arrow-end', 'send']);

/**
 * An icon in the colour of the surrounding text. It has no accessible name; the control around it does. Its drawing
 * attributes are in the style sheet: a page has more than a hundred icons, and would repeat each attribute in each of
 * them.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={turning.has(name) ? styles['turning'] : styles['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
