import { ItemStrip } from '../../features/catalog/cards/card-grid.tsx';
import type { ItemCardView } from '../../features/catalog/index.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { WithCardActions } from './card-actions.tsx';

/** Items related to the one on the page, with the item dialog and the cart. */
export function RelatedItems({ items }: { readonly items: readonly ItemCardView[] }) {
  const { t } = useTranslation();
  return (
    <WithCardActions>
      <ItemStrip items={items} label={t('product.related')} />
    </WithCardActions>
  );
}
