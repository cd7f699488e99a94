import type { Refusal } from '@promenade/contract/client';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Why the target of an address is not shown. For a malformed address, such as a truncated link, the refusal names
 * fields of the API, which is for programs.
 */
export function useMissingText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return (refusal) => (refusal.code === 'malformed' ? t('shell.notFound.text') : refusal.message);
}
