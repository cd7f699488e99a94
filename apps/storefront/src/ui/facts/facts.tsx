import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  readonly of: readonly string[];
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** Facts with a dot between two of them on a line: where they wrap, none hangs at its end or beginning. */
export function Facts({ of, className, tabIndex }: FactsProps) {
  return (
    <p className={classNames(styles['facts'], className)} tabIndex={tabIndex}>
      {of.map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
