import styles from './spinner.module.css';

/** A spinner in the colour of the text. Alone on a screen it needs `label`. */
export function Spinner({ label, large = false }: { readonly label?: string; readonly large?: boolean }) {
  return (
    <span className={styles['spinner']} data-large={large || undefined} role={label ? 'status' : undefined}>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}
