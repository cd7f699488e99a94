import { shapes } from './shapes.ts';
import styles from './icon.module.css';

export type IconName = keyof typeof shapes;

interface IconProps {
  readonly name: IconName;
  /** Edge in CSS pixels. */
  readonly size?: 16 | 20 | 24 | 32;
}

// Arrows that mean "onwards" or "back" turn round with the line; a heart or a clock does not.
const turning: ReadonlySet<IconName> = new Set(['chevron-end', 'chevron-start', 'arrow-end', 'send']);

/**
 * A line drawing in the colour of the text around it.
 * It says nothing: the control that holds it has the name. How it is drawn stands in the style sheet:
 * a page holds more than a hundred, and each attribute is written in each.
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
