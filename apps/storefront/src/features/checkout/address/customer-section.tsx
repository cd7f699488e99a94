import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Section } from '../section.tsx';
import type { ChangeDraft } from '../use-draft.ts';
import { AdditionalDetails } from './additional-details.tsx';
import { detailsLine, noDetails, type PlacePickerProps, type WorkingAddress } from './address.ts';
import styles from './address.module.css';
import { AddressCard } from './address-card.tsx';
import type { AddressFields } from './forms/address-form.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { useSaveAddress } from './use-save-address.ts';
import type { Where } from './use-where.ts';

const AddressForm = lazy(async () => ({ default: (await import('./forms/address-form.tsx')).AddressForm }));

interface CustomerSectionProps {
  readonly where: Where;
  readonly change: ChangeDraft;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
}

/** The selected address; an address that is only a label has nothing to edit (LOC-06). */
function SelectedCard({
  working,
  onEdit,
}: {
  readonly working: WorkingAddress;
  readonly onEdit: () => void;
}) {
  const { t } = useTranslation();
  const isLabel = working.address_type === 'Selected Address';
  const details = detailsLine(working, (key, value) => t(`checkout.${key}Value`, { value }));
  const title =
    working.address_type === 'Selected Address'
      ? t('checkout.selectedAddress')
      : working.address_label || t(`checkout.type_${working.address_type}`);
  const contact = [working.contact_person_name, working.contact_person_number].filter(Boolean).join(' · ');
  return (
    <AddressCard
      icon="pin"
      title={title}
      lines={[working.address, details, contact && <bdi key="contact">{contact}</bdi>]}
      onEdit={isLabel ? undefined : onEdit}
    />
  );
}

/** A new address starts where the shopper is; a known one as it is. */
function initialOf(working: WorkingAddress | null, isNew: boolean): AddressFields {
  const place = working && { text: working.address, lat: working.lat, lng: working.lng };
  const { contact_person_name = '', contact_person_number = '' } = working ?? {};
  const contact = { contact_person_name, contact_person_number, contact_person_email: '' };
  const base = { ...contact, ...noDetails, place, address_type: 'home', address_label: '' } as const;
  if (isNew || !working || working.address_type === 'Selected Address') return base;
  const { road, house, floor, address_type, address_label } = working;
  return { ...base, road, house, floor, address_type, address_label: address_label ?? '' };
}

/** A signed-in shopper's addresses (LOC-06, LOC-07, LOC-09). */
export function CustomerSection({ where, change, PlacePicker }: CustomerSectionProps) {
  const { t } = useTranslation();
  const list = useView('saved-addresses');
  const form = useView('address');
  const save = useSaveAddress();
  const { working, saved, savedLoading } = where;
  const isNew = form.subject !== 'edit';
  const onSave = (fields: AddressFields, onSaved: () => void): void =>
    save.mutate(
      { id: isNew ? null : (working?.id ?? null), fields },
      {
        onSuccess: ({ address }) => {
          change({ addressId: address.id, details: null });
          onSaved();
          form.hide();
        },
      },
    );
  const add = (
    <IconButton
      icon="plus"
      label={t('checkout.addNew')}
      aria-haspopup="dialog"
      onClick={() => form.show('new')}
    />
  );
  return (
    <Section id="where" title={t('checkout.deliveryAddresses')} action={add}>
      {working && <SelectedCard working={working} onEdit={() => form.show('edit')} />}
      <div className={styles['actions']}>
        <Button look="outline" size="small" onClick={() => list.show()}>
          {t('checkout.viewSaved')}
        </Button>
      </div>
      {working && <AdditionalDetails key={working.id} working={working} change={change} />}
      <SavedDialog
        open={list.open}
        saved={saved}
        loading={savedLoading}
        selectedId={working?.id ?? null}
        onSelect={(id) => {
          change({ addressId: id, details: null });
          list.hide();
        }}
        onAdd={() => form.show('new')}
        onClose={list.hide}
      />
      <Dialog
        open={form.open}
        onClose={form.hide}
        title={t(isNew ? 'checkout.addNew' : 'checkout.editAddress')}
      >
        <Suspense>
          <AddressForm
            key={form.subject}
            form="saved"
            initial={initialOf(working, isNew)}
            PlacePicker={PlacePicker}
            busy={save.isPending}
            onSave={onSave}
          />
        </Suspense>
      </Dialog>
    </Section>
  );
}
