import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  /** The whole card reacts to the pointer; its main link or button carries `data-cover` and fills it. */
  readonly pressable?: boolean;
  readonly padded?: boolean;
  readonly as?: 'div' | 'article' | 'section' | 'li';
  readonly children: ReactNode;
};

/** A sheet with rounded corners and one soft shadow. */
export function Card({
  pressable = false,
  padded = false,
  as: Tag = 'div',
  children,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        styles['card'],
        pressable && styles['pressable'],
        padded && styles['padded'],
        className,
      )}
    >
      {children}
    </Tag>
  );
}
