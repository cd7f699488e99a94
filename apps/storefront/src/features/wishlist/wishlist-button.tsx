import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useView } from '../../lib/view/use-view.ts';
import { IconButton } from '../../ui/button/button.tsx';

/** The header's way to the favourites (NAV-07). */
export function WishlistButton() {
  const { t } = useTranslation();
  const { open, show } = useView('wishlist');
  return (
    <IconButton
      icon="heart"
      label={t('wishlist.title')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => show()}
    />
  );
}
