import { useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { pagesParameter } from '../../../lib/view/view-parameters.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import styles from './results.module.css';

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly pages: number;
}

/** The next page of a list; the number of pages is in the address, so that Back restores them. */
export function MoreVehicles({ shown, total, pages }: MoreProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useNavigation();
  if (shown >= total) return null;
  const next = listSearch(search, { [pagesParameter]: String(pages + 1) });
  return (
    <p className={styles['more']}>
      <span>{t('home.shown', { shown, total })}</span>
      <ButtonLink
        look="soft"
        to={`?${next}`}
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
      >
        {state === 'loading' ? t('common.loading') : t('home.more')}
      </ButtonLink>
    </p>
  );
}
