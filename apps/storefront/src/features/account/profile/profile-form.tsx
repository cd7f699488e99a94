import type { Reply } from '@promenade/contract/calls';
import { EMAIL_MAX_LENGTH, isEmail, isSamePhone, phoneDigits } from '@promenade/domain/contact';
import { PhoneControl } from '../../../lib/form/phone-control.tsx';
import { useKeptChanges } from '../../../lib/form/use-kept-changes.ts';
import { useQuietForm } from '../../../lib/form/use-quiet-form.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useKeptFiles } from '../../../lib/picture/use-kept-pictures.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { useRules } from '../fields/rules.ts';
import { PictureField } from './picture-field.tsx';
import styles from './profile-settings.module.css';
import { ProveDialog } from './prove-dialog.tsx';
import { type ProfileUpdate, useUpdateProfile } from './use-update-profile.ts';

type Profile = Reply<'accounts.info'>;

interface StateProps {
  readonly on: 'phone' | 'email';
  readonly profile: Profile;
  readonly update: ProfileUpdate;
}

/** Whether the stored contact is verified, and the button to verify it. */
function ContactState({ on, profile, update }: StateProps) {
  const { t } = useTranslation();
  if (!profile[on]) return null;
  if (profile[`is_${on}_verified`] === 1) return <Badge tone="good">{t('account.verified')}</Badge>;
  return (
    <span className={styles['state']}>
      <Badge tone="warn">{t('account.notVerified')}</Badge>
      <Button
        look="plain"
        size="small"
        busy={update.isSaving}
        onClick={() => update.save({ button_type: on })}
      >
        {t('account.verifyNow')}
        <span className="visually-hidden"> · {t(`account.${on}`)}</span>
      </Button>
    </span>
  );
}

const keptFields = ['first', 'last', 'email'] as const;

function useProfileForm(profile: Profile, update: ProfileUpdate, image: Blob | null) {
  // The server's current values; the fields stay mounted, and keep the focus.
  const saved = {
    first: profile.f_name,
    last: profile.l_name,
    phone: profile.phone ?? '',
    email: profile.email ?? '',
  };
  const form = useQuietForm({
    values: saved,
    // What is typed meanwhile stays, until it is sent.
    resetOptions: { keepDirtyValues: true },
  });
  // A verified number stays as it is.
  const kept = profile.is_phone_verified === 1 ? keptFields : ([...keptFields, 'phone'] as const);
  useKeptChanges(form, { name: `profile ${whoIsHere()}`, saved, fields: kept });
  const submit = form.handleSubmit((fields) => {
    const { first, last, phone, email } = fields;
    form.reset(fields, { keepValues: true });
    update.save({
      name: `${first.trim()} ${last.trim()}`.trim(),
      button_type: '',
      // Only what differs: a verified number must not be changed, and needs no code to stay.
      ...(isSamePhone(phone, profile.phone ?? '') || phone === ''
        ? {}
        : { phone: phone.replace(/[^+\d]/g, '') }),
      ...(email.trim() === (profile.email ?? '') ? {} : { email: email.trim() }),
      ...(image ? { image } : {}),
    });
  });
  return { ...form, submit };
}

interface FieldsProps {
  readonly profile: Profile;
  readonly update: ProfileUpdate;
  readonly image: Blob | null;
  readonly onImage: (file: Blob) => void;
}

function Fields({ profile, update, image, onImage }: FieldsProps) {
  const { t } = useTranslation();
  const rules = useRules();
  const { register, control, formState, submit } = useProfileForm(profile, update, image);
  const { errors } = formState;
  const isLocked = profile.is_phone_verified === 1;
  const phoneRule = (value: string) =>
    isLocked || value === '' || /^[+\d\s().-]*$/.test(value)
      ? isLocked || phoneDigits(value) === '' || rules.phone(value)
      : t('account.phoneInvalid');
  const emailRule = (value: string) => {
    const email = value.trim();
    if (email === '') return profile.email === null || t('account.emailRequired');
    return (isEmail(email) && email.length <= EMAIL_MAX_LENGTH) || t('account.emailInvalid');
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PictureField kept={profile.image_full_url} chosen={image} onChoose={onImage} />
      <div className={styles['columns']}>
        <TextField
          label={t('account.firstName')}
          autoComplete="given-name"
          error={errors.first?.message}
          {...register('first', { validate: rules.name })}
        />
        <TextField label={t('account.lastName')} autoComplete="family-name" {...register('last')} />
        <div className={styles['contact']}>
          <PhoneControl
            control={control}
            name="phone"
            validate={phoneRule}
            disabled={isLocked}
            hint={isLocked ? t('account.phoneLocked') : undefined}
          />
          <ContactState on="phone" profile={profile} update={update} />
        </div>
        <div className={styles['contact']}>
          <TextField
            label={t('account.email')}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email', { validate: emailRule })}
          />
          <ContactState on="email" profile={profile} update={update} />
        </div>
      </div>
      <div className={styles['end']}>
        <Button type="submit" busy={update.isSaving && update.waiting === null}>
          {t('account.saveChanges')}
        </Button>
      </div>
    </form>
  );
}

const chosenFile = (blob: Blob) => ({ blob });

/** Name, contact and picture of the customer (PROF-01, PROF-02). */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const [chosen, choose] = useKeptFiles(`profile ${whoIsHere()}`, chosenFile);
  const image = chosen[0]?.blob ?? null;
  const update = useUpdateProfile(() => choose([]));
  return (
    <Card as="section" padded>
      <Fields profile={profile} update={update} image={image} onImage={(blob) => choose([{ blob }])} />
      <ProveDialog update={update} />
    </Card>
  );
}
