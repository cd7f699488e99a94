/** Refusal codes, their statuses and their texts in every language. */
export * from './refusals.ts';
export { messageOf, noticeOf, type Language, languages } from './texts.ts';
