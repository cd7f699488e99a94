import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly chosen?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A filter that is on or off. */
export function Chip({ chosen = false, children, className, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={chosen} className={classNames(styles['chip'], className)}>
      {children}
    </button>
  );
}
