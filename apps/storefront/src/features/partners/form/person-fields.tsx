import type { PersonForm } from '@promenade/domain/partners';
import { MarketPhoneField } from '../../../lib/form/market-phone-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/field.tsx';
import styles from './form.module.css';
import type { Problems } from './problems.ts';

interface PersonFieldsProps {
  readonly draft: PersonForm;
  readonly problems: Problems;
  readonly onChange: (change: Partial<PersonForm>) => void;
}

/** The applicant and their contact. */
export function PersonFields({ draft, problems, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('partners.firstName')}
        autoComplete="given-name"
        maxLength={80}
        value={draft.f_name}
        error={problems['f_name']}
        onChange={({ target }) => onChange({ f_name: target.value })}
      />
      <TextField
        label={t('partners.lastName')}
        autoComplete="family-name"
        maxLength={80}
        value={draft.l_name}
        error={problems['l_name']}
        onChange={({ target }) => onChange({ l_name: target.value })}
      />
      <TextField
        label={t('partners.email')}
        type="email"
        autoComplete="email"
        maxLength={255}
        value={draft.email}
        hint={t('partners.emailHint')}
        error={problems['email']}
        onChange={({ target }) => onChange({ email: target.value })}
      />
      <MarketPhoneField
        label={t('partners.phone')}
        value={draft.phone}
        error={problems['phone']}
        onChange={(phone) => onChange({ phone })}
      />
    </div>
  );
}
