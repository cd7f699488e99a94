import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';
import { Link, type LinkProps } from '../link/link.tsx';

interface Look {
  /** `main` is the one action of a screen; `soft` and `plain` are secondary; `danger` deletes something. */
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
    readonly ref?: Ref<HTMLButtonElement>;
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
  // Browsers take the focus from a disabled button, which would leave keyboard users nowhere.
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      className={classOf({ look, size, wide }, className)}
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
  /** The accessible name of the control. */
  readonly label: string;
  /** A number at its corner; none if 0. */
  readonly count?: number;
  readonly look?: 'plain' | 'soft' | 'main';
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A round icon button of 44 px. */
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
