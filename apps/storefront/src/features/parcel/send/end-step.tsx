import type { ComponentType } from 'react';
import type { PlacePickerProps } from '../../../lib/address/address-forms.ts';
import { detailsLine } from '../../../lib/address/address.ts';
import { nameMaximum, typedMaximum } from '../../../lib/address/contact-limits.ts';
import { MarketPhoneField } from '../../../lib/form/market-phone-field.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { DraftEnd } from './draft.ts';
import type { EndName, EndProblems } from './parcel-body.ts';
import { PlaceDialog } from './place-dialog.tsx';
import styles from './send.module.css';
import { StepCard } from './step.tsx';

export interface EndStepProps {
  readonly name: EndName;
  readonly number: number;
  readonly end: DraftEnd;
  readonly problems: EndProblems;
  readonly PlacePicker: ComponentType<PlacePickerProps>;
  readonly onChange: (end: DraftEnd) => void;
}

/** Where it is picked up or delivered: the address, with a link to the map. */
function PlaceRow({
  name,
  end,
  problems,
  onOpen,
}: Omit<EndStepProps, 'number' | 'PlacePicker' | 'onChange'> & { readonly onOpen: () => void }) {
  const { t } = useTranslation();
  const details = detailsLine(end, (key, value) => t(`address.${key}Value`, { value }));
  return (
    <div className={styles['place']} data-invalid={problems.place ? true : undefined}>
      <Icon name={name === 'sender' ? 'pin' : 'home'} />
      <div className={styles['placeWords']}>
        <span className={styles['quiet']}>{t(`parcel.${name}Place`)}</span>
        <span className={styles['strong']}>{end.place?.text || t('parcel.noPlace')}</span>
        {details && <span className={styles['quiet']}>{details}</span>}
      </div>
      <Button look="outline" aria-haspopup="dialog" onClick={onOpen}>
        {t(end.place ? 'parcel.changePlace' : 'parcel.choosePlace')}
        <span className="visually-hidden"> · {t(`parcel.${name}`)}</span>
      </Button>
      {problems.place && <FieldError className={styles['error']}>{t(problems.place)}</FieldError>}
    </div>
  );
}

/** Sender or receiver: contact and address. */
export function EndStep({ name, number, end, problems, PlacePicker, onChange }: EndStepProps) {
  const { t } = useTranslation();
  const { open, show, hide } = useView(`parcel-${name}`);
  const told = (key: 'name' | 'phone') => problems[key] && t(problems[key]);
  return (
    <StepCard
      id={name}
      number={number}
      title={t(name === 'sender' ? 'parcel.stepSender' : 'parcel.stepReceiver')}
    >
      <div className={styles['fields']}>
        <TextField
          label={t(`parcel.${name}Name`)}
          autoComplete={name === 'sender' ? 'name' : 'off'}
          maxLength={nameMaximum}
          value={end.name}
          error={told('name')}
          onChange={({ target }) => onChange({ ...end, name: target.value })}
        />
        <MarketPhoneField
          label={t(`parcel.${name}Phone`)}
          autoComplete={name === 'sender' ? 'tel' : 'off'}
          maxLength={typedMaximum}
          value={end.phone}
          error={told('phone')}
          onChange={(phone) => onChange({ ...end, phone })}
        />
      </div>
      <PlaceRow name={name} end={end} problems={problems} onOpen={() => show()} />
      <PlaceDialog
        open={open}
        title={t(`parcel.${name}Place`)}
        end={end}
        PlacePicker={PlacePicker}
        onClose={hide}
        onSave={(chosen) => {
          onChange(chosen);
          hide();
        }}
      />
    </StepCard>
  );
}
