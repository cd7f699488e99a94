import { Fragment } from 'react';
import { classNames } from '../class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  readonly of: readonly string[];
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly tabIndex?: number;
}

/** Facts with a dot between two of them on a line: where they wrap, none hangs at its end or beginning. */
export function Facts({ of, id, className, tabIndex }: FactsProps) {
  return (
    <p id={id} className={classNames(styles['facts'], className)} tabIndex={tabIndex}>
      {of.map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
