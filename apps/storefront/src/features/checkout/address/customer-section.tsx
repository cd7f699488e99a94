import type { AddressFields } from '../../../lib/address/address.ts';
import { detailsLine } from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { useSaveAddress } from '../../../lib/address/saved-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Part } from '../../../ui/part/part.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import type { ChangeDraft } from '../use-draft.ts';
import { AdditionalDetails } from './additional-details.tsx';
import styles from './address.module.css';
import { AddressCard } from './address-card.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import type { Where } from './use-where.ts';
import { initialFields, type WorkingAddress } from './working-address.ts';

interface CustomerSectionProps {
  readonly where: Where;
  readonly change: ChangeDraft;
  readonly forms: AddressForms;
}

/** The selected address; one that is only a label has nothing to edit (LOC-06). */
function SelectedCard({
  working,
  onEdit,
}: {
  readonly working: WorkingAddress;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation();
  const isLabel = working.address_type === 'Selected Address';
  const details = detailsLine(working, (key, value) => t(`address.${key}Value`, { value }));
  const title =
    working.address_type === 'Selected Address'
      ? t('address.selected')
      : working.address_label || t(`address.type_${working.address_type}`);
  const { contact_person_name: name, contact_person_number: phone } = working;
  return (
    <AddressCard
      icon="pin"
      title={title}
      lines={[
        working.address,
        details,
        name && <bdi key="name">{name}</bdi>,
        phone && <Phone key="phone" number={phone} />,
      ]}
      onEdit={isLabel ? undefined : onEdit}
    />
  );
}

/** The form of a new address, or of the selected one, as the view `address`. */
function FormDialog({ where, change, forms }: CustomerSectionProps) {
  const { t } = useTranslation();
  const form = useView('address');
  const save = useSaveAddress('checkout-new', form.open);
  const known = where.saved.find(({ id }) => form.subject === 'edit' && id === where.working?.id) ?? null;
  const onSave = (fields: AddressFields, onSaved: () => void): void =>
    save.mutate(
      { id: known?.id ?? null, fields },
      {
        onSuccess: ({ address }) => {
          change({ addressId: address.id, details: null });
          onSaved();
          form.hide();
        },
      },
    );
  const kept = known?.id ?? 'new';
  return (
    <Dialog open={form.open} onClose={form.hide} title={t(known ? 'address.editTitle' : 'address.add')}>
      <forms.Address
        key={kept}
        form="saved"
        initial={initialFields(where.working, known)}
        keptAs={`checkout-${kept}`}
        busy={save.isPending}
        onSave={onSave}
      />
    </Dialog>
  );
}

/** A signed-in shopper's addresses (LOC-06, LOC-07, LOC-09). */
export function CustomerSection({ where, change, forms }: CustomerSectionProps) {
  const { t } = useTranslation();
  const list = useView('saved-addresses');
  const form = useView('address');
  const { working } = where;
  const add = (
    <IconButton
      icon="plus"
      label={t('address.add')}
      aria-haspopup="dialog"
      onClick={() => form.show('new')}
    />
  );
  return (
    <Part title={t('checkout.deliveryAddresses')} action={add}>
      {working && <SelectedCard working={working} onEdit={() => form.show('edit')} />}
      <div className={styles['actions']}>
        <Button look="outline" size="small" aria-haspopup="dialog" onClick={() => list.show()}>
          {t('address.viewSaved')}
        </Button>
      </div>
      {working && <AdditionalDetails working={working} change={change} DetailFields={forms.Details} />}
      <SavedDialog
        open={list.open}
        where={where}
        onSelect={(id) => {
          change({ addressId: id, details: null });
          list.hide();
        }}
        onAdd={() => form.show('new')}
        onClose={list.hide}
      />
      <FormDialog where={where} change={change} forms={forms} />
    </Part>
  );
}
