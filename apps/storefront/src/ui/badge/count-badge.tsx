import styles from './count-badge.module.css';

const most = 99;

interface CountBadgeProps {
  readonly count: number;
  /** The same in words. */
  readonly label: string;
}

/** A number at the corner of what it stands in; nothing at 0. Presses go through it. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
