import { isAnswer } from '../../../lib/api/is-answer.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/** Why it was not sent, if no field is to blame. */
export function NotSent({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  if (!error) return null;
  const title = isAnswer(error) ? error.message : t('partners.lost');
  return <Notice tone="bad" icon="warning" title={title} />;
}

interface Loading {
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Data that the form needs failed to load; with a button to retry. */
export function NotLoaded({ loading }: { readonly loading: readonly Loading[] }) {
  const { t } = useTranslation();
  const failed = loading.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const retry = (): void => failed.forEach(({ refetch }) => void refetch());
  return (
    <Notice tone="warn" icon="offline" title={t('partners.zonesLost')}>
      <Button look="soft" size="small" onClick={retry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
}
