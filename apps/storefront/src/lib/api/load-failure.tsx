import { Refusal } from '@promenade/contract/client';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import type { HeadingLevel } from '../../ui/heading-level.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { isAnswer } from './is-answer.ts';
import { refusalText } from './refusal-text.ts';

interface LoadFailureProps {
  /** What could not be read. */
  readonly title: string;
  /** Absent where nobody could be asked. */
  readonly error?: Error | null;
  readonly retry: () => unknown;
  readonly heading?: HeadingLevel | undefined;
}

/** In place of what could not be read: why, a button that asks again and, of a fault, its number in the log. */
export function LoadFailure({ title, error, retry, heading }: LoadFailureProps) {
  const { t } = useTranslation();
  const fault = !isAnswer(error) && error instanceof Refusal ? error : null;
  return (
    <ErrorState
      heading={heading}
      title={title}
      text={refusalText(error, t('common.connectionLost'))}
      requestId={fault?.body.request_id}
      action={<Button onClick={() => void retry()}>{t('common.tryAgain')}</Button>}
    />
  );
}
