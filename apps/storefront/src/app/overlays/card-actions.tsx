import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { type CardActions, CardActionsContext, type ItemCardView } from '../../features/catalog/index.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStored } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { useFirstInteraction } from './first-interaction.ts';
import { preloadItemOverlay } from './item-overlay.tsx';
import type { Counts, QuickAdderProps } from './quick-adder.tsx';

const QuickAdder = queryView<QuickAdderProps>(async () => (await import('./quick-adder.tsx')).QuickAdder);

async function prefetchItem(slug: string, connectionLost: string): Promise<void> {
  const [{ clientFor }, { itemQuery }] = await Promise.all([
    import('../../lib/api/queries.tsx'),
    import('../../features/catalog/item/item-query.ts'),
  ]);
  await clientFor(connectionLost).prefetchQuery(itemQuery(slug));
}

const none: Counts = new Map();
const nothingYet: readonly ItemCardView[] = [];

/**
 * Provides the item dialog and the cart to the cards below it. The cart's code is loaded with the first item that is
 * added, or if an earlier visit has left something in the cart.
 */
export function WithCardActions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { show } = useView('item');
  const [asked, setAsked] = useState(nothingYet);
  const [counts, setCounts] = useState(none);
  const [addingId, setAddingId] = useState<string | null>(null);
  const filled = Number(useStored('cart-list') ?? 0) > 0;
  const present = useFirstInteraction();
  useEffect(() => {
    if (present) preloadItemOverlay();
  }, [present]);
  const actions = useMemo((): CardActions => {
    const open = (item: ItemCardView) => show(item.slug);
    return {
      open,
      add: (item) => {
        if (item.has_choices || !item.available) return open(item);
        setAddingId(item.id);
        setAsked((before) => [...before, item]);
      },
      prepare: (item) => {
        preloadItemOverlay();
        prefetchItem(item.slug, t('common.connectionLost')).catch(() => undefined);
      },
      countOf: (itemId) => counts.get(itemId) ?? 0,
      addingId,
    };
  }, [show, t, counts, addingId]);
  return (
    <CardActionsContext value={actions}>
      {children}
      {(asked.length > 0 || filled) && (
        <Suspense fallback={null}>
          <QuickAdder
            asked={asked}
            onOpen={actions.open}
            onSettled={() => setAddingId(null)}
            onCounts={setCounts}
          />
        </Suspense>
      )}
    </CardActionsContext>
  );
}
