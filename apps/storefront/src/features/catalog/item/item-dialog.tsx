import { capabilitiesOf } from '@promenade/domain/modules';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { isMissing } from '../../../lib/api/missing-text.ts';
import { marketNow } from '../../../lib/clock/market-clock.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import type { ItemView } from '../cards/wire.ts';
import { useDialogZoom } from './gallery/use-zoom.ts';
import type { ItemCart } from './item-cart.ts';
import { ItemDetail } from './item-detail.tsx';
import { itemQuery } from './item-query.ts';
import { ItemSkeleton } from './item-skeleton.tsx';
import { ShopDetail } from './shop/shop-detail.tsx';
import { useSaleEnd } from './use-sale-end.ts';

interface ItemDialogProps {
  readonly open: boolean;
  /** Slug or id. */
  readonly subject: string;
  /** The item itself, if a line of the cart contains it. */
  readonly known?: ItemView | undefined;
  readonly editedId: string | null;
  readonly cart: ItemCart;
  /** Renders the favourite button; passed in by the application. */
  readonly heartOf: (item: ItemView) => ReactNode;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function ItemFailure({
  error,
  onRetry,
  onClose,
}: {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const title = t('item.notLoaded');
  if (!isMissing(error)) return <LoadFailure title={title} error={error} retry={onRetry} />;
  const close = <Button onClick={onClose}>{t('common.close')}</Button>;
  return <ErrorState title={title} text={error.message} action={close} />;
}

/** An item to configure and add, or a line of the cart to edit (ITEM-05 to ITEM-08, ITEM-10, CART-06). */
export function ItemDialog(props: ItemDialogProps) {
  const { open, subject, known, editedId, cart, heartOf, onClose, onSaved } = props;
  const { t } = useTranslation();
  const [nowMs] = useState(() => marketNow());
  const zoom = useDialogZoom();
  const {
    data: item,
    error,
    refetch,
  } = useQuery({
    ...itemQuery(subject),
    enabled: subject !== '',
    ...(known ? { initialData: known } : {}),
  });
  useSaleEnd(open ? item?.flash_sale_ends_at : null, refetch);
  const detail = (shown: ItemView) => {
    const parts = { item: shown, cart, editedId, nowMs, onSaved, heart: heartOf(shown) };
    if (capabilitiesOf(shown.module_type).itemView === 'food') return <ItemDetail {...parts} />;
    return <ShopDetail {...parts} zoom={zoom} modalmanage="true" />;
  };
  return (
    <Dialog
      readFirst
      open={open}
      onClose={onClose}
      title={item?.name ?? t(error ? 'item.notLoaded' : 'common.loading')}
      titleHidden
      size="wide"
    >
      {item ? (
        detail(item)
      ) : error ? (
        <ItemFailure error={error} onRetry={() => void refetch()} onClose={onClose} />
      ) : (
        <ItemSkeleton />
      )}
    </Dialog>
  );
}
