import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStored } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { IconButton } from '../../ui/button/button.tsx';

/**
 * The header's button that opens the cart, with its number of lines (NAV-07). The count is the stored one (SYS-02),
 * which every change of the cart updates: so no first page loads the cart itself.
 */
export function CartButton() {
  const { t } = useTranslation();
  const { open, show } = useView('cart');
  const count = Number(useStored('cart-list') ?? 0);
  return (
    <IconButton
      icon="bag"
      label={t('cart.open', { count })}
      count={count}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => show()}
    />
  );
}
