import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

/** Shown if a page needs a zone and none was chosen yet (SYS-16). */
export function PickZone() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('list.campaigns')} />
      <EmptyState
        heading="h1"
        picture="pin"
        title={t('pages.pickZone')}
        action={<ButtonLink to={paths.landing()}>{t('pages.pickPlace')}</ButtonLink>}
      />
    </>
  );
}
