import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Section } from '../section.tsx';
import { detailsLine, noContact, noDetails, type PlacePickerProps } from './address.ts';
import { AddressCard } from './address-card.tsx';
import type { AddressFields } from './forms/address-form.tsx';
import { storeGuestContact } from './guest-contact.ts';
import type { Where } from './use-where.ts';

const ContactForm = lazy(async () => ({ default: (await import('./forms/contact-form.tsx')).ContactForm }));
const AddressForm = lazy(async () => ({ default: (await import('./forms/address-form.tsx')).AddressForm }));

interface GuestSectionProps {
  readonly where: Where;
  readonly takeAway: boolean;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
}

/** LOC-08: who the guest is and where the door is, or that nobody has said so yet. */
function GuestCard({ where, takeAway }: Omit<GuestSectionProps, 'PlacePicker'>) {
  const { t } = useTranslation();
  const contact = useView('contact');
  const address = useView('address');
  const onEdit = () => (takeAway ? contact.show() : address.show());
  const { guest, working } = where;
  const place = takeAway ? null : working?.address;
  const named = guest && (guest.contact_person_name || guest.contact_person_number);
  const details = guest ? detailsLine(guest, (key, value) => t(`checkout.${key}Value`, { value })) : '';
  return (
    <AddressCard
      icon={takeAway ? 'user' : 'pin'}
      title={named ? guest.contact_person_name : t('checkout.noContact')}
      lines={
        named
          ? [
              <bdi key="phone">{guest.contact_person_number}</bdi>,
              guest.contact_person_email && <bdi key="email">{guest.contact_person_email}</bdi>,
              !takeAway && details,
              place,
            ]
          : [t('checkout.noContactText'), place]
      }
      onEdit={onEdit}
      editHint={takeAway ? undefined : t('checkout.addAddress')}
    />
  );
}

function initialOf({ guest, working }: Where): AddressFields {
  const place = working && { text: working.address, lat: working.lat, lng: working.lng };
  return { ...noContact, ...noDetails, ...guest, place, address_type: 'home', address_label: '' };
}

/** A guest's part of checkout: the card and the two dialogs that fill it. */
export function GuestSection({ where, takeAway, PlacePicker }: GuestSectionProps) {
  const { t } = useTranslation();
  const contact = useView('contact');
  const address = useView('address');
  const save = (fields: AddressFields, onSaved: () => void): void => {
    const { address_type: _type, address_label: _label, ...own } = fields;
    storeGuestContact(own);
    onSaved();
    address.hide();
  };
  return (
    <Section id="where" title={t(takeAway ? 'checkout.contact' : 'checkout.contactAndAddress')}>
      <GuestCard where={where} takeAway={takeAway} />
      <Dialog open={contact.open} onClose={contact.hide} title={t('checkout.contact')} size="small">
        <Suspense>
          <ContactForm onDone={contact.hide} />
        </Suspense>
      </Dialog>
      <Dialog open={address.open} onClose={address.hide} title={t('checkout.contactAndAddress')}>
        <Suspense>
          <AddressForm
            form="guest"
            initial={initialOf(where)}
            PlacePicker={PlacePicker}
            busy={false}
            onSave={save}
          />
        </Suspense>
      </Dialog>
    </Section>
  );
}
