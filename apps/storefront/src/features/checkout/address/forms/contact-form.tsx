import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { type Contact, noContact, noDetails } from '../address.ts';
import styles from '../address.module.css';
import { contactResolver } from './contact-resolver.ts';
import { ContactFields } from './form-fields.tsx';
import { storeGuestContact, useGuestContact } from '../guest-contact.ts';
import { useKeptForm } from './use-kept-form.ts';

/** A guest's contact for take-away (LOC-08, LOC-12). */
export function ContactForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const guest = useGuestContact();
  const initial: Contact = {
    contact_person_name: guest?.contact_person_name ?? '',
    contact_person_number: guest?.contact_person_number ?? '',
    contact_person_email: guest?.contact_person_email ?? '',
  };
  const form = useKeptForm<Contact>('checkout-contact', initial, contactResolver('guest', t));
  const submit = form.handleSubmit((contact) => {
    storeGuestContact({ ...noContact, ...noDetails, place: null, ...guest, ...contact });
    form.forget();
    onDone();
  });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <ContactFields register={form.register} errors={form.formState.errors} withEmail />
      <Button type="submit" size="large" wide>
        {t('common.save')}
      </Button>
    </form>
  );
}
