/**
 * Messages: the inbox, conversations with stores, couriers and support, and the number of unread messages (MSG-01).
 * Owns messages being sent from this browser, and the live stream while the inbox is open. Does not own the orders,
 * trips and stores that link here with `paths.inbox`.
 */
export { ChatButton } from './chat-button.tsx';
