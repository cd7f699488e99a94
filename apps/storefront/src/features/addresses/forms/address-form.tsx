import { type ComponentType, type Ref, useId, useRef, useState } from 'react';
import type { AddressFields, AddressType, Place } from '../../../lib/address/address.ts';
import type { AddressFormProps, PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/choice/choice.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import styles from './address-form.module.css';
import { contactResolver } from './contact-resolver.ts';
import { ContactFields } from './contact-fields.tsx';
import { DetailFields } from './detail-fields.tsx';
import { useKeptForm } from '../../../lib/form/use-kept-form.ts';

interface TypeProps {
  readonly value: AddressType;
  readonly onChange: (value: AddressType) => void;
}

const labelMaximum = 60;

function TypeField({ value, onChange }: TypeProps) {
  const { t } = useTranslation();
  const name = useId();
  const options = (['home', 'office', 'other'] as const).map((type) => ({
    value: type,
    label: t(`address.type_${type}`),
  }));
  return (
    <Segmented name={name} label={t('address.type')} value={value} options={options} onChange={onChange} />
  );
}

interface PlaceFieldProps {
  readonly value: Place | null;
  readonly onChange: (place: Place) => void;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly missing: boolean;
  readonly field: Ref<HTMLDivElement>;
}

function PlaceField({ value, onChange, PlacePicker, missing, field }: PlaceFieldProps) {
  const { t } = useTranslation();
  return (
    <div ref={field} className={styles['place']}>
      <PlacePicker value={value} onChange={onChange} />
      {missing && <FieldError>{t('address.required')}</FieldError>}
    </div>
  );
}

/** Contact, location and details of an address (LOC-11). */
export function AddressForm({
  form,
  initial,
  keptAs,
  busy,
  onSave,
  PlacePicker,
}: AddressFormProps & Pick<PlaceFieldProps, 'PlacePicker'>) {
  const { t } = useTranslation();
  const { country_calling_code: callingCode } = useMarket().config;
  const kept = useKeptForm<AddressFields>(keptAs, initial, {
    resolver: contactResolver(form, t, callingCode),
  });
  const { register, control, setValue, watch, handleSubmit, formState } = kept;
  const fields = watch();
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const missing = tried && !fields.place?.text;
  const submit = handleSubmit((values) => values.place?.text && onSave(values, kept.forget));
  // The location comes before every other field. The form moves the focus to those a moment after validation.
  const askForPlace = (): void => {
    if (!fields.place?.text) setTimeout(() => field.current?.querySelector('input')?.focus());
  };
  const contactParts = { register, control, errors: formState.errors } as unknown as Omit<
    Parameters<typeof ContactFields>[0],
    'withEmail'
  >;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        setTried(true);
        void submit(event).then(askForPlace);
      }}
    >
      <PlaceField
        PlacePicker={PlacePicker}
        value={fields.place}
        missing={missing}
        field={field}
        onChange={(place) => setValue('place', place)}
      />
      <DetailFields
        details={fields}
        onChange={({ road, house, floor }) => {
          setValue('road', road);
          setValue('house', house);
          setValue('floor', floor);
        }}
      />
      <ContactFields {...contactParts} withEmail={form === 'guest'} />
      {form === 'saved' && (
        <TypeField value={fields.address_type} onChange={(type) => setValue('address_type', type)} />
      )}
      {form === 'saved' && fields.address_type === 'other' && (
        <TextField label={t('address.label')} maxLength={labelMaximum} {...register('address_label')} />
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t('common.save')}
      </Button>
    </form>
  );
}
