import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

interface FieldErrorProps {
  /** For the `aria-describedby` of what it is about. */
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What is wrong with a field or a part of a form, read aloud when it appears. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <p id={id} className={classNames(styles['error'], className)} role="alert">
      <Icon name="warning" size={16} />
      {children}
    </p>
  );
}
