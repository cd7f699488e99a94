import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { Link, type LinkProps } from '../link/link.tsx';

interface Look {
  /** `main` is the one action of a screen; `soft` and `plain` stand beside it; `danger` takes something away. */
  readonly look?: 'main' | 'soft' | 'outline' | 'plain' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  /** As wide as its place. */
  readonly wide?: boolean;
  readonly icon?: IconName;
}

type Shape = { readonly [Part in 'look' | 'size' | 'wide']: Look[Part] | undefined };

const classOf = ({ look = 'main', size = 'normal', wide = false }: Shape, className?: string): string =>
  classNames(styles['button'], styles[look], styles[size], wide && styles['wide'], className);

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Busy: keeps its width and the focus, shows a spinner, cannot be pressed again. */
    readonly busy?: boolean;
    readonly children: ReactNode;
  };

const ignore = (press: MouseEvent): void => press.preventDefault();

export function Button({
  look,
  size,
  wide,
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  // A browser takes the focus from what it disables, and whoever pressed it by keyboard would be nowhere.
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, wide }, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <span className={styles['text']}>{children}</span>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, icon, children, className, ...rest }: LinkProps & Look) {
  return (
    <Link {...rest} className={classOf({ look, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      <span className={styles['text']}>{children}</span>
    </Link>
  );
}

type IconButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly icon: IconName;
  /** What the control does, for those who do not see the drawing. */
  readonly label: string;
  /** A number at its corner; none when 0. */
  readonly count?: number;
  readonly look?: 'plain' | 'soft' | 'main';
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A round control of 44 px with a drawing. */
export function IconButton({ icon, label, count = 0, look = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(styles['round'], styles[look], className)}
    >
      <Icon name={icon} size={24} />
      {count > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
}
