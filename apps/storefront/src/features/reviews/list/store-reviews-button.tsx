import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Opens what others say of a store's goods (`?view=reviews:…`). */
export function StoreReviewsButton({ slug }: { readonly slug: string }) {
  const { t } = useTranslation();
  const { show } = useView('reviews');
  return (
    <Button look="plain" size="small" icon="star" aria-haspopup="dialog" onClick={() => show(slug)}>
      {t('review.title')}
    </Button>
  );
}
