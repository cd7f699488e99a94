/** Refusal codes, their statuses and their texts in every language. */
export * from './refusals.ts';
export { type Language, languages } from './texts.ts';
export { messageOf, noticeOf } from './write-text.ts';
