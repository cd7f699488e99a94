import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useStored } from '../../lib/session/use-stored.ts';
import { useView } from '../../lib/view/use-view.ts';
import { IconButton } from '../../ui/button/button.tsx';

/**
 * The header's way into the cart, with how many lines it holds (NAV-07). The count is the stored one
 * (SYS-02), which every change of the cart keeps up to date: so no first page carries the cart itself.
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
