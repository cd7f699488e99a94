import { HelpPage } from '../../features/help/help-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

/** `/help-and-support` (NAV-15, SYS-13); guests who want to chat are asked in the inbox to sign in. */
export default function HelpAndSupport() {
  const { t } = useTranslation();
  const chat = (
    <li>
      <ButtonLink look="soft" icon="chat" to={paths.inbox({ chat: 'support' })}>
        {t('chat.withSupport')}
      </ButtonLink>
    </li>
  );
  return <HelpPage chat={chat} />;
}
