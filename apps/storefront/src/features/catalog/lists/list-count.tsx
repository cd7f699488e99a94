import styles from './lists.module.css';

/** How many a list holds, said again when it is filtered. */
export function ListCount({ children }: { readonly children: string }) {
  return (
    <p className={styles['count']} aria-live="polite">
      {children}
    </p>
  );
}
