import { classNames } from '../class-names.ts';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './chip.module.css';

/** A filter whose choice has its own address. */
export function ChipLink({ chosen, className, ...rest }: LinkProps & { readonly chosen: boolean }) {
  return (
    <Link
      {...rest}
      aria-current={chosen ? 'page' : undefined}
      className={classNames(styles['chip'], className)}
    />
  );
}
