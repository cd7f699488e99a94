/**
 * Messages: the inbox, conversations with stores, couriers and support, and how many are unread (MSG-01).
 * Owns what is on its way from this browser, and the live stream while the inbox is open.
 * Does not own orders, trips and stores that lead here: they link by `paths.inbox`.
 */
export { ChatButton } from './chat-button.tsx';
