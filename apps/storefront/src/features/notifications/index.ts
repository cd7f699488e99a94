/**
 * Notifications: a customer's notifications, live, and their channels. Owns the count on the profile button, the
 * list, the choice of channels and this browser's push subscription. Does not own the pages that a notification
 * opens.
 */
export { UnreadCount } from './live/unread-count.tsx';
