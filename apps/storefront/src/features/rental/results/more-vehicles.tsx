import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { listSearch } from '../../../lib/view/list-search.ts';
import { pagesParameter } from '../../../lib/view/view-parameters.ts';
import { ListEnd } from '../../../ui/list-end/list-end.tsx';
import { MoreLink } from '../../../ui/list-end/more-link.tsx';

interface MoreProps {
  readonly shown: number;
  readonly total: number;
  readonly pages: number;
}

/** The next page of a list; the number of pages is in the address, so that Back restores them. */
export function MoreVehicles({ shown, total, pages }: MoreProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const next = listSearch(search, { [pagesParameter]: String(pages + 1) });
  return (
    <ListEnd shown={shown} total={total} pages={pages}>
      {shown < total && <MoreLink to={`?${next}`}>{t('home.more')}</MoreLink>}
    </ListEnd>
  );
}
