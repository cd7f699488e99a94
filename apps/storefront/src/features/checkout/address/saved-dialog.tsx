import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { SavedAddress } from './address.ts';
import styles from './address.module.css';

interface SavedDialogProps {
  readonly open: boolean;
  readonly saved: readonly SavedAddress[];
  readonly loading: boolean;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

function useOptions(saved: readonly SavedAddress[]) {
  const { t } = useTranslation();
  return saved.map((address) => ({
    value: address.id,
    label: address.address_label || t(`checkout.type_${address.address_type}`),
    hint: `${address.address} · ${address.contact_person_name}`,
  }));
}

/** 'Saved Addresses' (LOC-07): a tap marks, Select confirms. */
export function SavedDialog(props: SavedDialogProps) {
  const { open, saved, loading, selectedId, onSelect, onAdd, onClose } = props;
  const { t } = useTranslation();
  const options = useOptions(saved);
  const [marked, setMarked] = useState<string | null>(null);
  const chosen = saved.some(({ id }) => id === (marked ?? selectedId)) ? (marked ?? selectedId) : null;
  const footer = (
    <>
      <Button look="soft" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button disabled={chosen === null} onClick={() => chosen && onSelect(chosen)}>
        {t('common.select')}
      </Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('checkout.savedAddresses')} footer={footer}>
      {loading && (
        <Loading className={styles['savedSkeleton']}>
          <Skeleton />
          <Skeleton share={60} />
        </Loading>
      )}
      {!loading && saved.length === 0 && (
        <EmptyState picture="pin" title={t('checkout.oops')} text={t('checkout.noSaved')} />
      )}
      {saved.length > 0 && (
        <div className={styles['saved']}>
          <RadioList
            name="saved-address"
            label={t('checkout.savedAddresses')}
            value={chosen}
            options={options}
            onChange={setMarked}
          />
        </div>
      )}
      <Button look="outline" icon="plus" wide onClick={onAdd}>
        {t('checkout.addNew')}
      </Button>
    </Dialog>
  );
}
