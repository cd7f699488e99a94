import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

/** No answer came: nothing is lost, and another try cannot order twice. */
export function LostNotice({ busy, onRetry }: { readonly busy: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="bad" icon="offline" title={t('checkout.lostTitle')} text={t('checkout.lostText')}>
      <Button size="small" busy={busy} onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
    </Notice>
  );
}
