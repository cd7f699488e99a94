import { AccountButton } from '../../features/account/index.ts';
import { UnreadCount } from '../../features/notifications/index.ts';
import styles from './account-with-count.module.css';

/** The profile button with the count of what waits for its owner. */
export function AccountWithCount() {
  return (
    <span className={styles['corner']}>
      <AccountButton />
      <UnreadCount />
    </span>
  );
}
