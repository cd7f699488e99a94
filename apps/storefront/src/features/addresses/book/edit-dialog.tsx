import { useQuery } from '@tanstack/react-query';
import { type AddressFields, fieldsOf, noAddress } from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { addressesQuery, useSaveAddress } from '../../../lib/address/saved-addresses.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

/** A new address starts with the customer as contact and the header's location; null until the customer is loaded. */
function useNewFields(wanted: boolean): AddressFields | null {
  const { location, point } = useVisit();
  const { data, isError } = useQuery({ ...callQuery('accounts.info'), enabled: wanted });
  if (!data && !isError) return null;
  return {
    ...noAddress,
    place: point && location ? { ...point, text: location } : null,
    contact_person_name: data ? `${data.f_name} ${data.l_name}`.trim() : '',
    contact_person_number: data?.phone ?? '',
  };
}

interface EditDialogProps {
  readonly forms: AddressForms;
  /** The first address is saved: the empty state that had the focus is gone. */
  readonly onFirst: () => void;
}

/** The form of a new or a saved address, as the view `address:new` or `address:{id}`. */
export function EditDialog({ forms, onFirst }: EditDialogProps) {
  const { t } = useTranslation();
  const { open, subject, hide } = useView('address');
  const { data } = useQuery(addressesQuery);
  const save = useSaveAddress('address-new', open);
  const isNew = subject === 'new';
  const known = data?.addresses.find(({ id }) => id === subject);
  const fresh = useNewFields(open && isNew);
  const initial = isNew ? fresh : known ? fieldsOf(known) : null;
  const onSave = (fields: AddressFields, onSaved: () => void): void =>
    save.mutate(
      { id: known?.id ?? null, fields },
      {
        onSuccess: () => {
          onSaved();
          hide();
          if (data?.addresses.length === 0) onFirst();
        },
      },
    );
  return (
    <Dialog
      open={open && (isNew || known !== undefined)}
      onClose={hide}
      title={t(isNew ? 'address.add' : 'address.editTitle')}
    >
      {initial && (
        <forms.Address
          key={subject}
          form="saved"
          initial={initial}
          keptAs={`address-${subject}`}
          busy={save.isPending}
          onSave={onSave}
        />
      )}
    </Dialog>
  );
}
