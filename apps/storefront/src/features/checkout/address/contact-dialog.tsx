import type { Contact } from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

interface ContactDialogProps {
  readonly initial: Contact;
  readonly keptAs: string;
  readonly forms: AddressForms;
  readonly onSave: (contact: Contact) => void;
}

/** The contact only, for take-away, as the view `contact` (LOC-08, LOC-12). */
export function ContactDialog({ initial, keptAs, forms, onSave }: ContactDialogProps) {
  const { t } = useTranslation();
  const { open, hide } = useView('contact');
  const save = (contact: Contact): void => {
    onSave(contact);
    hide();
  };
  return (
    <Dialog open={open} onClose={hide} title={t('address.contact')} size="small">
      <forms.Contact initial={initial} keptAs={keptAs} onSave={save} />
    </Dialog>
  );
}
