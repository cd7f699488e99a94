import type { LostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';

interface LostNoticeProps {
  /** What is known of the order that was sent; null if none was: the bill could not be requested. */
  readonly order: LostAnswer | null;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** No answer arrived: what is known by now, and that another attempt cannot order twice. */
export function LostNotice({ order, busy, onRetry }: LostNoticeProps) {
  const { t } = useTranslation();
  const [title, text] =
    order === null
      ? (['checkout.lostTitle', 'checkout.lostText'] as const)
      : order === 'absent'
        ? (['offline.absentOrder', 'offline.absentText'] as const)
        : (['offline.unknownOrder', 'offline.unknownText'] as const);
  return (
    <Notice
      tone={order === 'absent' ? 'warn' : 'bad'}
      icon={order === 'absent' ? 'info' : 'offline'}
      title={t(title)}
      text={t(text)}
    >
      <Button size="small" busy={busy} onClick={onRetry}>
        {t(order === 'absent' ? 'checkout.place' : 'common.tryAgain')}
      </Button>
    </Notice>
  );
}
