import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { separator } from '../../../lib/format/separator.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';

type PasswordFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A password, hidden until the visitor shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState(false);
  return (
    <TextField
      {...props}
      type={seen ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button look="plain" size="small" onClick={() => setSeen(!seen)}>
          {seen ? t('account.hide') : t('account.show')}
          <span className="visually-hidden">
            {separator}
            {props.label}
          </span>
        </Button>
      }
    />
  );
}
