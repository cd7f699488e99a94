import styles from './fact-icon.module.css';
import type { FactIconName } from './facts.ts';

// Here and not among the icons of every page, as no other module shows them. 24 × 24, lines.
const shapes = {
  seats: 'M8 4v8h8m-8 0-1.500 5H17l2 4M8 4h3v4H8M6.500 17 5 21',
  type: 'M3 16v-4l2.500-5h9L18 11l3 1v4H3Zm4 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  cycle:
    'M5.500 19a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm13 0a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM5.500 15.500 9 9h6l3.500 6.500M15 9l-3 6.500L8.500 6M7 6h3M15 9l-1-4h3.500',
  scooter:
    'M5.500 20a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Zm13 0a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM14 5h3l1.500 10M8 17.500h4.500l5.200-7M3.500 11.500H10l-.500 3',
  ac: 'M12 3v18M4.200 7.500l15.600 9m0-9-15.600 9M9.500 4.500 12 7l2.500-2.500m-5 15L12 17l2.500 2.500',
  gearbox: 'M6 6v12M12 6v12M18 6v6H6M6 4.500v.100M12 4.500v.100M18 4.500v.100M6 19.500v.100M12 19.500v.100',
  fuel: 'M5 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M4 20h11M7.500 7.500h4V11h-4V7.500ZM14 12h2a1 1 0 0 1 1 1v3.500a1.500 1.500 0 0 0 3 0V9l-3-3',
} as const satisfies Record<FactIconName, string>;

/** An icon for a fact of a vehicle. It has no accessible name: the text is next to it. */
export function FactIcon({ name }: { readonly name: FactIconName }) {
  return (
    <svg className={styles['icon']} width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
