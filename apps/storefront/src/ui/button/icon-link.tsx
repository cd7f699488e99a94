import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './button.module.css';
import { Link } from '../link/link.tsx';

interface IconLinkProps {
  readonly icon: IconName;
  /** The accessible name of the link. */
  readonly label: string;
  readonly to: string;
  /** A count at its corner. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A round icon link of 44 px. */
export function IconLink({ icon, label, to, children, className }: IconLinkProps) {
  return (
    <Link to={to} title={label} className={classNames(styles['round'], styles['plain'], className)}>
      <Icon name={icon} size={24} />
      <span className="visually-hidden">{label}</span>
      {children}
    </Link>
  );
}
