import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { activeModules } from '../../../lib/session/visit-module.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PageHero } from '../hero/page-hero.tsx';

/** Shown if the market has no modules (MOD-03). */
export function BareHome() {
  const { t } = useTranslation();
  const { modules, config } = useMarket();
  const none = activeModules(modules).length === 0;
  return (
    <>
      <PageHead description={config.business_name} />
      {none ? (
        <EmptyState heading="h1" picture="store" title={t('module.none')} text={t('module.noneText')} />
      ) : (
        <PageHero home heading={t('home.title')} />
      )}
    </>
  );
}
