import { useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { changedSearch } from './home-filters.ts';
import styles from './home.module.css';

interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  readonly pages: number;
}

/** The next page of a list under those that show. It waits to be asked, so that the footer can be reached. */
export function ShowMore({ shown, total, pages }: ShowMoreProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { state } = useNavigation();
  if (shown >= total) return null;
  return (
    <p className={styles['more']}>
      <span>{t('home.shown', { shown, total })}</span>
      <ButtonLink
        look="soft"
        to={changedSearch(search, { pages: String(pages + 1) })}
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
      >
        {state === 'loading' ? t('common.loading') : t('home.more')}
      </ButtonLink>
    </p>
  );
}
