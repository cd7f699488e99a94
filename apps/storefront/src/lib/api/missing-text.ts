import type { Refusal } from '@promenade/contract/client';
import { useTranslation } from '../i18n/use-translation.ts';
import { isAnswer } from './is-answer.ts';

/** Whether an answer says of the target that it is not shown; one to somebody who asks too often says nothing of it. */
export const isMissing = (error: unknown): error is Refusal => isAnswer(error) && error.status !== 429;

/**
 * Why the target of an address is not shown. For a malformed address, such as a truncated link, the refusal names
 * fields of the API, which is for programs.
 */
export function useMissingText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return (refusal) => (refusal.code === 'malformed' ? t('shell.notFound.text') : refusal.message);
}
