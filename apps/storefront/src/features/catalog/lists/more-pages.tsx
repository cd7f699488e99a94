import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { UNSAFE_DataRouterContext, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { pagesParameter, viewParameter } from '../../../lib/view/view-parameters.ts';
import { ListEnd } from '../../../ui/list-end/list-end.tsx';
import { MoreLink } from '../../../ui/list-end/more-link.tsx';
import { changedSearch } from './list-filters.ts';

// This many pages are loaded automatically before the list waits for a press: the footer can be reached.
const pagesAtOnce = 4;
// The next page is requested before its place scrolls into view.
const ahead = '0px 0px 1500px';

interface MorePagesProps {
  readonly shown: number;
  readonly total: number;
  readonly pages: number;
  /** More pages are loaded by scrolling. */
  readonly endless?: boolean;
}

/**
 * The next page of a list, loaded by scrolling or by the link. The number of pages is in the address, so that Back
 * restores the list and its scroll position.
 */
export function MorePages({ shown, total, pages, endless = false }: MorePagesProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const end = useRef<HTMLDivElement>(null);
  const more = shown < total;
  const byItself =
    endless && more && pages % pagesAtOnce !== 0 && state === 'idle' && !search.has(viewParameter);
  const next = changedSearch(search, { [pagesParameter]: String(pages + 1) });
  const goOn = useEffectEvent(() => {
    // A filter that was just pressed, or Back, is loading before React has heard of it: it would be cancelled.
    if (router?.state.navigation.state === 'idle')
      void navigate(next, { replace: true, preventScrollReset: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may be there without React having drawn that it loads, and an observer reports an end that stays in sight once.
  useEffect(() => {
    if (!byItself || !end.current) return undefined;
    // Without a connection the page would be replaced by the offline page: the list waits instead.
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && navigator.onLine) goOn();
      },
      { rootMargin: ahead },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [byItself, next]);
  return (
    <ListEnd ref={end} shown={shown} total={total} pages={pages}>
      {more && <MoreLink to={next}>{t('home.more')}</MoreLink>}
    </ListEnd>
  );
}
