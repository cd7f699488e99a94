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

/** A line drawing in the colour of the text around it. It says nothing: the control that holds it has the name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className={turning.has(name) ? styles['turning'] : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
