import type { SocialMedium } from '@promenade/domain/accounts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withoutView } from '../../../lib/view/view-parameters.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ProviderMark } from './provider-mark.tsx';
import styles from '../account-form.module.css';
import { keepStart } from './social-start.ts';

// Names of providers are their own and are not translated.
const providerNames: Readonly<Record<SocialMedium, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  apple: 'Apple',
};

/** Signing in with an identity provider: opens its page, which returns to `/auth/callback` (AUTH-06). */
export function SocialButtons({ media }: { readonly media: readonly SocialMedium[] }) {
  const { t } = useTranslation();
  const start = useCall('accounts.socialStart');
  const open = (medium: SocialMedium) =>
    start.mutate(
      { body: { medium } },
      {
        onSuccess: ({ authorize_url, state }) => {
          keepStart({ medium, state, place: withoutView(location) });
          location.assign(authorize_url);
        },
      },
    );
  const opening = start.isPending || start.isSuccess ? start.variables.body : null;
  const isOpening = (medium: SocialMedium): boolean =>
    opening !== null && !(opening instanceof FormData) && opening?.medium === medium;
  return media.map((medium) => (
    <Button
      key={medium}
      look="outline"
      wide
      busy={isOpening(medium)}
      disabled={start.isPending && !isOpening(medium)}
      onClick={() => open(medium)}
    >
      <span className={styles['marked']}>
        {/* A spinner stands in its place while its page is opened. */}
        {!isOpening(medium) && <ProviderMark of={medium} />}
        {t('account.continueWith', { provider: providerNames[medium] })}
      </span>
    </Button>
  ));
}
