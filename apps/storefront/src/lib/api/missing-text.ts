import type { Refusal } from '@promenade/contract/client';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * Why what an address leads to is not shown. Of an address that nobody can read, such as a link that was cut off, the
 * refusal names fields of the wire: that is for programs.
 */
export function useMissingText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return (refusal) => (refusal.code === 'malformed' ? t('shell.notFound.text') : refusal.message);
}
