import { type ComponentType, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../../lib/session/market.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Segmented } from '../../../../ui/choice/choice.tsx';
import { TextField } from '../../../../ui/field/field.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { AddressType, Contact, DoorDetails, Place, PlacePickerProps } from '../address.ts';
import styles from '../address.module.css';
import { contactResolver } from './contact-resolver.ts';
import { ContactFields, DetailFields } from './form-fields.tsx';
import { useKeptForm } from './use-kept-form.ts';

/** All that the form holds. */
export interface AddressFields extends Contact, DoorDetails {
  readonly place: Place | null;
  readonly address_type: AddressType;
  readonly address_label: string;
}

export interface AddressFormProps {
  /** A guest keeps contact and address in the browser; a customer saves an address with a type (LOC-11). */
  readonly form: 'guest' | 'saved';
  readonly initial: AddressFields;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly busy: boolean;
  readonly onSave: (fields: AddressFields, onSaved: () => void) => void;
}

interface TypeProps {
  readonly value: AddressType;
  readonly onChange: (value: AddressType) => void;
}

function TypeField({ value, onChange }: TypeProps) {
  const { t } = useTranslation();
  const options = (['home', 'office', 'other'] as const).map((type) => ({
    value: type,
    label: t(`checkout.type_${type}`),
  }));
  return (
    <Segmented
      name="address-type"
      label={t('checkout.type')}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}

interface PlaceFieldProps {
  readonly value: Place | null;
  readonly onChange: (place: Place) => void;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly missing: boolean;
}

function PlaceField({ value, onChange, PlacePicker, missing }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { default_location } = useMarket().config;
  return (
    <div className={styles['place']}>
      <PlacePicker value={value ?? { ...default_location, text: '' }} onChange={onChange} />
      {missing && (
        <p className={styles['error']} role="alert">
          <Icon name="warning" size={16} />
          {t('checkout.addressRequired')}
        </p>
      )}
    </div>
  );
}

/** Contact, place and door of an address. Its code loads when it is first opened. */
export function AddressForm({ form, initial, PlacePicker, busy, onSave }: AddressFormProps) {
  const { t } = useTranslation();
  const kept = useKeptForm<AddressFields>(`checkout-address-${form}`, initial, contactResolver(form, t));
  const { register, setValue, watch, handleSubmit, formState } = kept;
  const fields = watch();
  const [tried, setTried] = useState(false);
  const missing = tried && !fields.place?.text;
  const submit = handleSubmit((values) => values.place?.text && onSave(values, kept.forget));
  const contactParts = { register, errors: formState.errors } as unknown as Pick<
    Parameters<typeof ContactFields>[0],
    'register' | 'errors'
  >;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        setTried(true);
        void submit(event);
      }}
    >
      <PlaceField
        PlacePicker={PlacePicker}
        value={fields.place}
        missing={missing}
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
        <TextField label={t('checkout.label')} maxLength={60} {...register('address_label')} />
      )}
      <Button type="submit" size="large" wide busy={busy}>
        {t('common.save')}
      </Button>
    </form>
  );
}
