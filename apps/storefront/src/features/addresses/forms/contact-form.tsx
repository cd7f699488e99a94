import type { Contact } from '../../../lib/address/address.ts';
import type { ContactFormProps } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './address-form.module.css';
import { contactResolver } from './contact-resolver.ts';
import { ContactFields } from './contact-fields.tsx';
import { useKeptForm } from '../../../lib/form/use-kept-form.ts';

/** A contact without an address (LOC-12). */
export function ContactForm({ initial, keptAs, onSave }: ContactFormProps) {
  const { t } = useTranslation();
  const { country_calling_code: callingCode } = useMarket().config;
  const { contact_person_name, contact_person_number, contact_person_email } = initial;
  const start: Contact = { contact_person_name, contact_person_number, contact_person_email };
  const form = useKeptForm<Contact>(keptAs, start, { resolver: contactResolver('guest', t, callingCode) });
  const submit = form.handleSubmit((contact) => {
    form.forget();
    onSave(contact);
  });
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <ContactFields
        register={form.register}
        control={form.control}
        errors={form.formState.errors}
        withEmail
      />
      <Button type="submit" size="large" wide>
        {t('common.save')}
      </Button>
    </form>
  );
}
