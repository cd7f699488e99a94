import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Part } from '../../../ui/part/part.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import { AddressCard } from './address-card.tsx';
import { GuestSection } from './guest-section.tsx';
import type { Where } from './use-where.ts';

interface TakeAwayProps {
  readonly where: Where;
  readonly forms: AddressForms;
  readonly store: { readonly name: string; readonly address: string } | null;
}

function CustomerContact({ where: { working } }: Pick<TakeAwayProps, 'where'>) {
  const { t } = useTranslation();
  if (!working) return null;
  return (
    <Part title={t('address.contact')}>
      <AddressCard
        icon="user"
        title={working.contact_person_name}
        lines={[
          <Phone key="phone" number={working.contact_person_number} />,
          working.contact_person_email && <bdi key="email">{working.contact_person_email}</bdi>,
        ]}
      />
    </Part>
  );
}

/** Take-away needs no address: it shows where to collect, and asks for a contact (LOC-06). */
export function TakeAwaySection({ where, store, forms }: TakeAwayProps) {
  const { t } = useTranslation();
  return (
    <>
      {store && (
        <Part title={t('checkout.collect')}>
          <AddressCard icon="store" title={store.name} lines={[store.address]} />
        </Part>
      )}
      {where.signedIn ? (
        <CustomerContact where={where} />
      ) : (
        <GuestSection where={where} takeAway forms={forms} />
      )}
    </>
  );
}
