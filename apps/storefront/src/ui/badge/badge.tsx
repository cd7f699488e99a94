import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './badge.module.css';

interface BadgeProps {
  readonly tone?: 'accent' | 'good' | 'bad' | 'warn' | 'note' | 'quiet';
  readonly icon?: IconName;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short word about something: a discount, a state. */
export function Badge({ tone = 'quiet', icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], className)} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
