import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isQuick, QuickAdd, useAddToCart } from '../../features/cart/index.ts';
import { itemQuery } from '../../features/catalog/item/item-query.ts';
import { LoadFailure } from '../../lib/api/load-failure.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useView } from '../../lib/view/use-view.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';

export interface QuickAddViewProps {
  readonly open: boolean;
  readonly slug: string;
}

/** An item's details and the cart, put together (ITEM-11). The last item stays while the dialog closes. */
export function QuickAddView({ open, slug }: QuickAddViewProps) {
  const { t } = useTranslation();
  const { hide } = useView('quick-add');
  const itemView = useView('item');
  const [subject, setSubject] = useState(slug);
  if (open && slug !== subject) setSubject(slug);
  const { data: item, error, refetch } = useQuery({ ...itemQuery(subject), enabled: subject !== '' });
  const add = useAddToCart();
  const showInstead = useEffectEvent(() => itemView.show(subject));
  const asksMore = open && item !== undefined && !isQuick(item);
  useEffect(() => {
    if (asksMore) showInstead();
  }, [asksMore]);
  return (
    <>
      <Dialog
        readFirst
        open={open && !asksMore}
        onClose={hide}
        title={item?.name ?? t('common.loading')}
        size="small"
      >
        {item && <QuickAdd key={item.id} item={item} add={add} onDone={hide} />}
        {!item && error && <LoadFailure title={t('item.notLoaded')} error={error} retry={refetch} />}
        {!item && !error && (
          <Loading>
            <Skeleton shape="block" />
            <Skeleton share={60} />
          </Loading>
        )}
      </Dialog>
      {add.question}
    </>
  );
}
