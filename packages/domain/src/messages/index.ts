/** Messages: the parties of a conversation, what a message can contain, daily limits, and the order of messages. */
export {
  decideMessageDay,
  MESSAGE_DAY_MS,
  MESSAGES_A_DAY,
  type WrittenInDay,
} from './day.ts';
export {
  COUNTERPART_KINDS,
  type CounterpartKind,
  decideMessage,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MAX_PICTURES,
  MESSAGE_SIDES,
  type MessageSide,
} from './message.ts';
export { hasGapBefore, mergeMessages, stillWaiting } from './thread.ts';
