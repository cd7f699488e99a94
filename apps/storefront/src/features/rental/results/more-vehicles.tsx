import { useLayoutEffect, useRef } from 'react';
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

/** The last page takes the link to more away: the focus that was on it goes to the words that are left there. */
function useFocusAtEnd(more: boolean) {
  const end = useRef<HTMLParagraphElement>(null);
  const hadMore = useRef(false);
  useLayoutEffect(() => {
    const isOver = hadMore.current && !more;
    if (isOver && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
    hadMore.current = more;
  }, [more]);
  return end;
}

/** The next page of a list; the number of pages is in the address, so that Back restores them. */
export function MoreVehicles({ shown, total, pages }: MoreProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const more = shown < total;
  const end = useFocusAtEnd(more);
  if (!more && pages === 1) return null;
  const next = listSearch(search, { [pagesParameter]: String(pages + 1) });
  return (
    <div className={styles['more']}>
      <p ref={end} role="status" tabIndex={-1}>
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
