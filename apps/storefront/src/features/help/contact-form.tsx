import { Refusal } from '@promenade/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Control, FieldErrors, Resolver, UseFormRegister, UseFormReturn } from 'react-hook-form';
import { callQuery, useCall } from '../../lib/api/use-call.ts';
import { typedMaximum } from '../../lib/address/contact-limits.ts';
import { contactTexts } from '../../lib/address/contact-texts.ts';
import { typedContactProblems } from '../../lib/address/typed-contact.ts';
import { PhoneControl } from '../../lib/form/phone-control.tsx';
import { useKeptForm } from '../../lib/form/use-kept-form.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Translator } from '../../lib/i18n/translator.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea, TextField } from '../../ui/field/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useKeptFocus } from '../../ui/pass-focus/use-kept-focus.ts';
import { Round } from '../../ui/round/round.tsx';
import styles from './help.module.css';

const empty = { name: '', phone: '', email: '', subject: '', message: '' };

type Fields = typeof empty;

// As the contract has it.
const longest = { name: 120, subject: 200, message: 4000 } as const;

/** accounts.md 5, Contact form: by the same rule as the server. */
const judge =
  (t: Translator['t'], callingCode: string): Resolver<Fields> =>
  (values) => {
    const found = typedContactProblems(values, callingCode).map(
      ({ field, code }) => [field, { type: code, message: t(contactTexts[code]) }] as const,
    );
    const errors: FieldErrors<Fields> = Object.fromEntries(found);
    if (values.message.trim() === '')
      errors.message = { type: 'message_required', message: t('pages.messageRequired') };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

interface PartProps {
  readonly register: UseFormRegister<Fields>;
  readonly errors: FieldErrors<Fields>;
}

function LineFields({ register, control, errors }: PartProps & { readonly control: Control<Fields> }) {
  const { t } = useTranslation();
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('pages.name')}
        autoComplete="name"
        maxLength={longest.name}
        error={errors.name?.message}
        {...register('name')}
      />
      <PhoneControl control={control} name="phone" label={t('pages.phone')} maxLength={typedMaximum} />
      <TextField
        label={t('pages.email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField label={t('pages.subject')} maxLength={longest.subject} {...register('subject')} />
    </div>
  );
}

function MessageField({ register, errors }: PartProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('pages.message')}
      rows={5}
      maxLength={longest.message}
      error={errors.message?.message}
      {...register('message')}
    />
  );
}

function Sent({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['sent']} role="status">
      <Round size={72} tone="good">
        <Icon name="check" size={32} />
      </Round>
      <p className={styles['sentTitle']}>{t('pages.sent')}</p>
      <p>{t('pages.sentText')}</p>
      <Button look="soft" onClick={onAgain}>
        {t('pages.writeAnother')}
      </Button>
    </div>
  );
}

/** Fills in what the account knows of who is signed in, where nothing has been typed; also in a form begun anew. */
function useFillKnown(
  { getValues, setValue }: Pick<UseFormReturn<Fields>, 'getValues' | 'setValue'>,
  isShown: boolean,
): void {
  // Not before hydration, although the answer may be cached by then: what was typed is restored first.
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ ...callQuery('accounts.info'), enabled: isSignedIn });
  useEffect(() => {
    if (!isSignedIn || !data || !isShown) return;
    const name = `${data.f_name} ${data.l_name}`.trim();
    const known = { name, phone: data.phone ?? '', email: data.email ?? '' };
    for (const field of ['name', 'phone', 'email'] as const)
      if (getValues(field) === '') setValue(field, known[field]);
  }, [isSignedIn, data, isShown, getValues, setValue]);
}

/** The contact form (NAV-15): it is mailed to the operator, and stored. */
export function ContactForm() {
  const { t } = useTranslation();
  const { country_calling_code: callingCode } = useMarket().config;
  const form = useKeptForm<Fields>('enquiry-draft', empty, { resolver: judge(t, callingCode) });
  const { register, control, handleSubmit, formState, reset, setError } = form;
  const forget = (): void => {
    reset(empty);
    form.forget();
  };
  const send = useCall('enquiries.send', { onSuccess: forget });
  useFillKnown(form, !send.isSuccess);
  // The form and its replacement keep the focus.
  const keptFocus = useKeptFocus<HTMLDivElement>('[role="status"] button, [name="name"]');
  // Errors that only the server can find are shown at their field.
  const showAtField = (error: Error) => {
    const entries = error instanceof Refusal ? (error.body.errors ?? []) : [];
    for (const { field, message } of entries) if (field) setError(field as keyof Fields, { message });
  };
  const submit = handleSubmit((body) => send.mutate({ body }, { onError: showAtField }));
  return (
    <div {...keptFocus}>
      {send.isSuccess ? (
        <Sent onAgain={() => send.reset()} />
      ) : (
        <Form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
          <LineFields register={register} control={control} errors={formState.errors} />
          <MessageField register={register} errors={formState.errors} />
          <Button type="submit" size="large" busy={send.isPending}>
            {t('pages.send')}
          </Button>
        </Form>
      )}
    </div>
  );
}
