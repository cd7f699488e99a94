import { classNames } from '../class-names.ts';
import { Link } from '../link/link.tsx';
import styles from './segmented-links.module.css';

interface SegmentedLinksProps<Value extends string> {
  readonly label: string;
  readonly links: readonly { readonly value: Value; readonly to: string; readonly text: string }[];
  /** The one whose page this is. */
  readonly value: Value;
  /** Takes the place of this page in the history. */
  readonly replace?: boolean;
  readonly className?: string | undefined;
}

/** Two to four views of the same page side by side, each with its own address. */
export function SegmentedLinks<Value extends string>(props: SegmentedLinksProps<Value>) {
  const { label, links, value, replace = false, className } = props;
  return (
    <nav className={classNames(styles['links'], className)} aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.value}
          to={link.to}
          replace={replace}
          preventScrollReset
          aria-current={link.value === value ? 'page' : undefined}
        >
          {link.text}
        </Link>
      ))}
    </nav>
  );
}
