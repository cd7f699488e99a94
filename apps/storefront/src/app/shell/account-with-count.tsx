import { AccountButton } from '../../features/account/index.ts';
import { UnreadCount } from '../../features/notifications/index.ts';
import styles from './account-with-count.module.css';

/** The profile button with the number of unread notifications. */
export function AccountWithCount() {
  return (
    <span className={styles['corner']}>
      <AccountButton />
      <UnreadCount />
    </span>
  );
}
