import styles from './lists.module.css';

/** The number of results, announced again when filters change. */
export function ListCount({ children }: { readonly children: string }) {
  return (
    <p className={styles['count']} aria-live="polite">
      {children}
    </p>
  );
}
