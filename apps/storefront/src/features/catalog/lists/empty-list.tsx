import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { clearedSearch, type ListKind } from './list-filters.ts';

export interface EmptyListProps {
  readonly kind: ListKind;
  /** The filters exclude everything; without them there would be results. */
  readonly filtered: boolean;
}

/** An empty list, and what helps (SYS-12). */
export function EmptyList({ kind, filtered }: EmptyListProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { show } = useView('location');
  if (!filtered) {
    const action = <Button onClick={() => show()}>{t('home.changeLocation')}</Button>;
    const [title, text] =
      kind === 'stores'
        ? (['home.noStores', 'home.noStoresText'] as const)
        : (['list.noItems', 'list.noItemsText'] as const);
    return <EmptyState picture="store" title={t(title)} text={t(text)} action={action} />;
  }
  const action = (
    <ButtonLink to={clearedSearch(search)} preventScrollReset>
      {t('home.clearFilters')}
    </ButtonLink>
  );
  return (
    <EmptyState
      picture="search"
      title={t(kind === 'stores' ? 'home.noMatch' : 'list.noMatch')}
      text={t(kind === 'stores' ? 'home.noMatchText' : 'list.noMatchText')}
      action={action}
    />
  );
}
