import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly percent: number;
  readonly label: string;
}

/** A progress bar. */
export function ProgressBar({ percent, label }: ProgressBarProps) {
  // <progress> needs no inline style, which the content security policy forbids on a rendered page.
  return <progress className={styles['bar']} max={100} value={percent} aria-label={label} />;
}
