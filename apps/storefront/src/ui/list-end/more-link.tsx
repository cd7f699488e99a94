import { useNavigation } from 'react-router';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../button/button.tsx';
import { passFocusBack } from '../button/pass-focus-back.ts';

interface MoreLinkProps {
  /** The same list with another page: Back restores it, and its scroll position. */
  readonly to: string;
  readonly children: string;
}

/** Shows more of a list whose address says how many pages it shows. */
export function MoreLink({ to, children }: MoreLinkProps) {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === 'loading';
  return (
    <ButtonLink
      ref={passFocusBack}
      look="soft"
      to={to}
      replace
      preventScrollReset
      aria-busy={isLoading || undefined}
    >
      {isLoading ? t('common.loading') : children}
    </ButtonLink>
  );
}
