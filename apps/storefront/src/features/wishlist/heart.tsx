import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { IconButton } from '../../ui/button/button.tsx';
import type { HeartProps } from './heart-view.tsx';

const View = queryView<HeartProps>(async () => (await import('./heart-view.tsx')).HeartView);

/** The heart on an item or store (WISH-03); its place is kept until its code has come. */
export function Heart(props: HeartProps) {
  const { t } = useTranslation();
  const label = t('wishlist.favourite', { name: props.name });
  return (
    <Suspense fallback={<IconButton icon="heart" label={label} disabled />}>
      <View {...props} />
    </Suspense>
  );
}
