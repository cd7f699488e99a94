import type { SubmitEvent } from 'react';
import { focusProblem } from '../../../lib/form/focus-problem.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { smallPicture } from '../../../lib/picture/small-picture.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { PicturesField } from '../../../ui/pictures-field/pictures-field.tsx';
import { OtherWay } from './other-way.tsx';
import styles from './payment.module.css';
import { PaymentCard } from './payment-card.tsx';
import type { Payment } from './use-payment.ts';
import { useTransfer } from './use-transfer.ts';

type TransferForm = ReturnType<typeof useTransfer>;

// The server's maximum size: numbers must stay readable.
const longestSidePx = 1600;

/** The chosen account's details. */
function AccountDetails({ accounts, account, choose }: TransferForm) {
  const { t } = useTranslation();
  const options = accounts.map(({ method_id: value, method_name: label }) => ({ value, label }));
  return (
    <>
      {options.length > 1 && (
        <RadioList
          name="method_id"
          label={t('payment.account')}
          value={account?.method_id ?? null}
          options={options}
          onChange={choose}
        />
      )}
      <dl className={styles['details']}>
        {account?.method_details.map(({ label, value }) => (
          <div key={label}>
            <dt>{`${account.method_name}, ${label}`}</dt>
            <dd>
              <bdi className={styles['number']}>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ProofPicture({ pictures, setPictures }: TransferForm) {
  const { t } = useTranslation();
  return (
    <PicturesField
      legend={t('payment.optional', { label: t('payment.proof') })}
      hint={t('payment.proofPrivate')}
      addLabel={t('payment.proofAdd')}
      removeLabel={() => t('payment.proofRemove')}
      unreadable={t('payment.proofUnread')}
      most={1}
      pictures={pictures}
      onChange={setPictures}
      shrink={(file) => smallPicture(file, longestSidePx)}
    />
  );
}

function Fields({ account, fields, write, lacks }: TransferForm) {
  const { t } = useTranslation();
  return account?.method_fields.map(({ id, label, is_required: required }) => (
    <TextField
      key={id}
      label={required ? label : t('payment.optional', { label })}
      value={fields[id] ?? ''}
      maxLength={500}
      error={lacks.includes(id) ? t('payment.fieldRequired', { label }) : undefined}
      onChange={({ target }) => write(id, target.value)}
    />
  ));
}

/** Where to send the money, and the form that says it is on its way. */
export function Transfer({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const form = useTransfer(payment.payment_id);
  return (
    <PaymentCard payment={payment} title={t('payment.transfer')} text={t('payment.transferText')}>
      <Form
        className={styles['choosing']}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          form.send();
          focusProblem(event.currentTarget);
        }}
      >
        <AccountDetails {...form} />
        <Fields {...form} />
        <ProofPicture {...form} />
        <Button type="submit" size="large" wide busy={form.busy} disabled={!form.account}>
          {t('payment.sendProof')}
        </Button>
      </Form>
      <OtherWay payment={payment} />
    </PaymentCard>
  );
}
