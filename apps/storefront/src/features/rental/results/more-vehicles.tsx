import { useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { pagesParameter } from '../../../lib/view/view-parameters.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import styles from './results.module.css';

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly pages: number;
}

/**
 * The next page of a list; the number of pages is in the address, so that Back restores them. The last one takes the link away,
 * whose focus goes to the words that are left.
 */
export function MoreVehicles({ shown, total, pages }: MoreProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const more = shown < total;
  const kept = useKeptFocus<HTMLDivElement>('[role="status"]');
  if (!more && pages === 1) return null;
  const next = listSearch(search, { [pagesParameter]: String(pages + 1) });
  return (
    <div {...kept} className={styles['more']}>
      <p role="status" tabIndex={-1}>
        {t('home.shown', { shown, total })}
      </p>
      {more && (
        <ButtonLink
          look="soft"
          to={`?${next}`}
          replace
          preventScrollReset
          aria-busy={state === 'loading' || undefined}
        >
          {state === 'loading' ? t('common.loading') : t('home.more')}
        </ButtonLink>
      )}
    </div>
  );
}
