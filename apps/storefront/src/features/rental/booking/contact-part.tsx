import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Part } from '../../../ui/part/part.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import styles from './booking.module.css';
import type { ContactState } from './use-contact.ts';

interface ContactPartProps {
  readonly state: ContactState;
  readonly Form: AddressForms['Contact'];
}

/** The contact person (RENT-15): name, phone and email, entered in a dialog. */
export function ContactPart({ state: { contact, whole, save }, Form }: ContactPartProps) {
  const { t } = useTranslation();
  const { open, show, hide } = useView('trip-contact');
  const { contact_person_name: name, contact_person_number: phone, contact_person_email: email } = contact;
  const edit = (
    <Button
      look={whole ? 'soft' : 'outline'}
      size="small"
      icon="edit"
      aria-haspopup="dialog"
      onClick={() => show()}
    >
      {t(whole ? 'common.edit' : 'trips.giveContact')}
    </Button>
  );
  return (
    <Part title={t('trips.contactPerson')} action={edit}>
      {whole ? (
        <div>
          <p className={styles['strong']}>
            <bdi>{name}</bdi>
          </p>
          <p className={styles['quiet']}>
            <Phone number={phone} />
          </p>
          <p className={styles['quiet']}>
            <bdi>{email}</bdi>
          </p>
        </div>
      ) : (
        <p className={styles['quiet']}>{t('trips.contactText')}</p>
      )}
      <Dialog open={open} onClose={hide} title={t('trips.contactPerson')} size="small">
        {open && (
          <Form
            initial={contact}
            keptAs="trip-contact"
            onSave={(given) => {
              save(given);
              hide();
            }}
          />
        )}
      </Dialog>
    </Part>
  );
}
