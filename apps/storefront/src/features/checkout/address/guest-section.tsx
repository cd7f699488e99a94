import {
  type AddressFields,
  detailsLine,
  noAddress,
  noContact,
  noDetails,
} from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { storeGuestContact } from '../../../lib/address/guest-contact.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Part } from '../../../ui/part/part.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import { AddressCard } from './address-card.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Where } from './use-where.ts';

interface GuestSectionProps {
  readonly where: Where;
  readonly takeAway: boolean;
  readonly forms: AddressForms;
}

/** LOC-08: the guest's contact and address, or a hint that they are missing. */
function GuestCard({ where, takeAway }: Omit<GuestSectionProps, 'forms'>) {
  const { t } = useTranslation();
  const contact = useView('contact');
  const address = useView('address');
  const onEdit = () => (takeAway ? contact.show() : address.show());
  const { guest, working } = where;
  const place = takeAway ? null : working?.address;
  const named = guest && (guest.contact_person_name || guest.contact_person_number);
  const details = guest ? detailsLine(guest, (key, value) => t(`address.${key}Value`, { value })) : '';
  return (
    <AddressCard
      icon={takeAway ? 'user' : 'pin'}
      title={named ? guest.contact_person_name : t('address.noContact')}
      lines={
        named
          ? [
              <Phone key="phone" number={guest.contact_person_number} />,
              guest.contact_person_email && <bdi key="email">{guest.contact_person_email}</bdi>,
              !takeAway && details,
              place,
            ]
          : [t('address.noContactText'), place]
      }
      onEdit={onEdit}
      editHint={takeAway ? undefined : t('address.addDelivery')}
    />
  );
}

function initialOf({ guest, working }: Where): AddressFields {
  const place = working && { text: working.address, lat: working.lat, lng: working.lng };
  return { ...noAddress, ...guest, place };
}

export function GuestSection({ where, takeAway, forms }: GuestSectionProps) {
  const { t } = useTranslation();
  const address = useView('address');
  const { guest } = where;
  const save = (fields: AddressFields, onSaved: () => void): void => {
    const { address_type: _type, address_label: _label, ...own } = fields;
    storeGuestContact(own);
    onSaved();
    address.hide();
  };
  return (
    <Part title={t(takeAway ? 'address.contact' : 'checkout.deliveryAddresses')}>
      <GuestCard where={where} takeAway={takeAway} />
      {/* The guest's address stays. */}
      <ContactDialog
        initial={guest ?? noContact}
        keptAs="checkout-contact"
        forms={forms}
        onSave={(contact) => storeGuestContact({ ...noDetails, place: null, ...guest, ...contact })}
      />
      <Dialog open={address.open} onClose={address.hide} title={t('address.contactAndAddress')}>
        <forms.Address
          form="guest"
          initial={initialOf(where)}
          keptAs="checkout-guest"
          busy={false}
          onSave={save}
        />
      </Dialog>
    </Part>
  );
}
