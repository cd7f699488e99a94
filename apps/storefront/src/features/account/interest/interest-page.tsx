import type { Reply } from '@promenade/contract/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cacheTimes } from '../../../lib/api/cache-times.ts';
import { callQuery, useCall } from '../../../lib/api/use-call.ts';
import { useIsDrawn } from '../../../lib/api/use-is-drawn.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { CategoryTile } from './category-tile.tsx';
import styles from './interest.module.css';

const places = Array.from({ length: 8 }, (_, at) => at);

interface TilesProps {
  /** Undefined while they are loading. */
  readonly categories: Reply<'catalog.categories'> | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Tiles({ categories, chosen, onToggle }: TilesProps) {
  if (!categories)
    return (
      <Loading className={styles['tiles']}>
        {places.map((place) => (
          <Skeleton key={place} shape="block" className={styles['tileWait']} />
        ))}
      </Loading>
    );
  return (
    <ul className={styles['tiles']}>
      {categories.map((category) => (
        <CategoryTile
          key={category.id}
          category={category}
          chosen={chosen.has(category.id)}
          onToggle={() => onToggle(category.id)}
        />
      ))}
    </ul>
  );
}

function Choice({ kept }: { readonly kept: readonly string[] }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // Who signed up on the way to the checkout goes on there.
  const next: string = useLocation().state?.next ?? paths.home();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(kept));
  const { data } = useQuery({ ...callQuery('catalog.categories'), ...cacheTimes.categories });
  const isDrawn = useIsDrawn();
  const save = useCall('accounts.updateInterest', {
    onSuccess: ({ message }) => {
      showToast('success', message);
      void queryClient.invalidateQueries({ queryKey: ['accounts.info'] });
      // Who has gone elsewhere meanwhile stays there.
      if (isDrawn()) void navigate(next);
    },
  });
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  if (data?.length === 0)
    return (
      <EmptyState
        picture="heart"
        title={t('account.interestNone')}
        action={<ButtonLink to={next}>{t('account.continue')}</ButtonLink>}
      />
    );
  return (
    <>
      <Tiles categories={data} chosen={chosen} onToggle={toggle} />
      <div className={styles['actions']}>
        <ButtonLink look="plain" to={next}>
          {t('account.interestSkip')}
        </ButtonLink>
        <Button
          size="large"
          disabled={chosen.size === 0 && kept.length === 0}
          busy={save.isPending}
          onClick={() => save.mutate({ body: { interest: [...chosen] } })}
        >
          {t('account.interestSave')}
        </Button>
      </div>
    </>
  );
}

/** `/interest` (NAV-06): the customer's favourite categories. */
export function InterestPage() {
  const { t } = useTranslation();
  const { data } = useQuery(callQuery('accounts.info'));
  return (
    <div className={styles['page']}>
      <h1>{t('account.interestTitle')}</h1>
      <p className={styles['lead']}>{t('account.interestLead')}</p>
      {data && <Choice kept={data.interest} />}
    </div>
  );
}
