import { noContact } from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Part } from '../../../ui/part/part.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import { contactOf, type Reach } from '../use-reach.ts';
import { AddressCard } from './address-card.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { GuestSection } from './guest-section.tsx';

interface TakeAwayProps {
  readonly reach: Reach;
  readonly forms: AddressForms;
}

/** Whom the store asks for: the account's contact, which may have no phone, or the one that is given here. */
function CustomerContact({ reach, forms }: TakeAwayProps) {
  const { t } = useTranslation();
  const { show } = useView('contact');
  const contact = contactOf(reach) ?? noContact;
  const { contact_person_name: name, contact_person_number: phone, contact_person_email: email } = contact;
  return (
    <Part title={t('address.contact')}>
      <AddressCard
        icon="user"
        title={name || t('address.noContact')}
        lines={[
          phone ? <Phone key="phone" number={phone} /> : t('address.noContactText'),
          email && <bdi key="email">{email}</bdi>,
        ]}
        onEdit={() => show()}
      />
      <ContactDialog
        initial={contact}
        keptAs="checkout-collector"
        forms={forms}
        onSave={(given) => reach.change({ contact: given })}
      />
    </Part>
  );
}

/** Take-away needs no address: it shows where to collect, and asks for a contact (LOC-06). */
export function TakeAwaySection({ reach, forms }: TakeAwayProps) {
  const { t } = useTranslation();
  const { store, where } = reach;
  return (
    <>
      {store && (
        <Part title={t('checkout.collect')}>
          <AddressCard icon="store" title={store.name} lines={[store.address]} />
        </Part>
      )}
      {where.signedIn ? (
        <CustomerContact reach={reach} forms={forms} />
      ) : (
        <GuestSection where={where} takeAway forms={forms} />
      )}
    </>
  );
}
