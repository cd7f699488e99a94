import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LogoutQuestion } from './logout-question.tsx';

/** The menu's sign-out entry, if signed in; it asks first (NAV-10). */
export function LogoutRow({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (!useSignedIn()) return null;
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon name="lock" />
        {t('account.logout')}
      </button>
      <LogoutQuestion
        open={asking}
        onAnswer={(leaves) => {
          setAsking(false);
          if (leaves) onLeave();
        }}
      />
    </li>
  );
}
