import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { usePreview } from '../inbox/conversation-row.tsx';
import type { Thread } from '../wire.ts';

/** Announces what arrives while the conversation is open; earlier messages are not repeated. */
export function Announce({ thread, name }: { readonly thread: Thread; readonly name: string }) {
  const { t } = useTranslation();
  const preview = usePreview();
  const [before] = useState(() => thread.messages.at(-1)?.number ?? 0);
  const latest = thread.messages.findLast(({ side }) => side === 'counterpart');
  const isNew = latest !== undefined && latest.number > before;
  return (
    <p role="status" className="visually-hidden">
      {isNew && t('chat.heard', { name, text: preview(latest) })}
    </p>
  );
}
