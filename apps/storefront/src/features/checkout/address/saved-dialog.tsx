import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { separator } from '../../../lib/format/separator.ts';
import { useState } from 'react';
import type { SavedAddress } from '../../../lib/address/address.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './address.module.css';
import type { Where } from './use-where.ts';

interface ListProps {
  readonly where: Pick<Where, 'saved' | 'savedLoading' | 'retrySaved'>;
  readonly chosen: string | null;
  readonly onMark: (id: string) => void;
}

interface SavedDialogProps {
  readonly open: boolean;
  readonly where: Where;
  readonly onSelect: (id: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function useOptions(saved: readonly SavedAddress[]) {
  const { t } = useTranslation();
  return saved.map((address) => ({
    value: address.id,
    label: address.address_label || t(`address.type_${address.address_type}`),
    hint: `${address.address}${separator}${address.contact_person_name}`,
  }));
}

function SavedList({ where: { saved, savedLoading, retrySaved }, chosen, onMark }: ListProps) {
  const { t } = useTranslation();
  const options = useOptions(saved);
  if (savedLoading)
    return (
      <Loading className={styles['savedSkeleton']}>
        <Skeleton />
        <Skeleton share={60} />
      </Loading>
    );
  if (retrySaved) return <LoadFailure heading="h3" title={t('address.notLoaded')} retry={retrySaved} />;
  if (saved.length === 0)
    return <EmptyState heading="h3" picture="pin" title={t('address.oops')} text={t('address.noSaved')} />;
  return (
    <div className={styles['saved']}>
      <RadioList
        name="saved-address"
        label={t('address.savedTitle')}
        value={chosen}
        options={options}
        onChange={onMark}
      />
    </div>
  );
}

/** 'Saved Addresses' (LOC-07): a tap marks, Select confirms. */
export function SavedDialog({ open, where, onSelect, onAdd, onClose }: SavedDialogProps) {
  const { t } = useTranslation();
  const [marked, setMarked] = useState<string | null>(null);
  const wanted = marked ?? where.working?.id ?? null;
  const chosen = where.saved.some(({ id }) => id === wanted) ? wanted : null;
  const close = (): void => {
    setMarked(null);
    onClose();
  };
  const select = (id: string): void => {
    setMarked(null);
    onSelect(id);
  };
  const footer = (
    <>
      <Button look="soft" onClick={close}>
        {t('common.cancel')}
      </Button>
      <Button disabled={chosen === null} onClick={() => chosen && select(chosen)}>
        {t('common.select')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={t('address.savedTitle')} footer={footer}>
      <SavedList where={where} chosen={chosen} onMark={setMarked} />
      <Button look="outline" icon="plus" wide aria-haspopup="dialog" onClick={onAdd}>
        {t('address.add')}
      </Button>
    </Dialog>
  );
}
