/**
 * Notifications: what a customer was told, live, and the ways it reaches them.
 * Owns the count at the profile button, the list, the choice of ways and this browser's push.
 * Does not own the pages that a notification opens.
 */
export { UnreadCount } from './live/unread-count.tsx';
