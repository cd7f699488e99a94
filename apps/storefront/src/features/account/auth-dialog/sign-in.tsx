import { hasBackLink, signInLayout, socialButtons } from '@promenade/domain/accounts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../account-form.module.css';
import { useFocusOnChange } from '../fields/use-focus-on-change.ts';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { useFlow } from './flow.ts';
import { ManualForm } from './manual-form.tsx';
import { PhoneForm } from './phone-form.tsx';

/** To where somebody asks who cannot come in, such as one whom an operator keeps out (NAV-14). */
function HelpLink() {
  const { t } = useTranslation();
  return (
    <p className={styles['other']}>
      <Link to={paths.helpAndSupport()} target="_blank">
        {t('shell.help')}
      </Link>
    </p>
  );
}

function SignUpLink() {
  const { t } = useTranslation();
  const { send } = useFlow();
  return (
    <p className={styles['other']}>
      {t('account.noAccount')}{' '}
      <Button look="plain" size="small" onClick={() => send('open_sign_up')}>
        {t('account.signUp')}
      </Button>
    </p>
  );
}

function OtherWays({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {!isFirst && <p className={styles['or']}>{t('account.or')}</p>}
      <div className={styles['ways']}>{children}</div>
    </>
  );
}

/** The seven layouts of sign-in (AUTH-01), made of three parts: password, code and identity providers. */
export function SignIn() {
  const { t } = useTranslation();
  const flags = useMarket().config.centralize_login;
  const layout = signInLayout(flags);
  const [usesCode, setUsesCode] = useState(useFlow().facts.loginType === 'otp' || layout === 'otp');
  const content = useFocusOnChange(usesCode ? 'code' : 'all');
  const media = socialButtons(flags);
  const isManual = layout === 'manual' || layout.includes('manual') || layout === 'all';
  const hasCode = layout.includes('otp') || layout === 'all';
  if (usesCode)
    return (
      <div ref={content} className={styles['form']} data-layout={layout}>
        <PhoneForm onBack={hasBackLink(layout) ? () => setUsesCode(false) : null} />
        {layout === 'otp' && <PasskeyButton />}
        <HelpLink />
      </div>
    );
  return (
    <div ref={content} className={styles['form']} data-layout={layout}>
      {isManual && <ManualForm />}
      <OtherWays isFirst={!isManual}>
        {hasCode && (
          <Button
            look={isManual ? 'outline' : 'main'}
            icon="phone"
            size={isManual ? 'normal' : 'large'}
            wide
            onClick={() => setUsesCode(true)}
          >
            {t('account.signInByCode')}
          </Button>
        )}
        <SocialButtons media={media} />
        <PasskeyButton />
      </OtherWays>
      {isManual && <SignUpLink />}
      <HelpLink />
    </div>
  );
}
