import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useView } from '../../lib/view/use-view.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { useCart } from './use-cart.ts';

/** The header's way into the cart, with how many lines it holds (NAV-07). */
export function CartButton() {
  const { t } = useTranslation();
  const { cart } = useCart();
  const { open, show } = useView('cart');
  const count = cart.lines.length;
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
