import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RadioList } from '../../../ui/choice/choice.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Problem } from '../../../ui/page/page.tsx';
import styles from '../wallet.module.css';
import { bonusOn } from './bonuses.ts';
import { useAddFund } from './use-add-fund.ts';

type AddFund = ReturnType<typeof useAddFund>;

function Methods({ methods, method, setMethod }: AddFund) {
  const { t } = useTranslation();
  const options = methods.map(({ gateway, gateway_title: title, gateway_image_full_url: image }) => ({
    value: gateway,
    label: (
      <span className={styles['method']}>
        <img src={image} alt="" width={48} height={32} />
        {title}
      </span>
    ),
  }));
  return (
    <fieldset className={styles['methods']}>
      <legend className={styles['strong']}>{t('wallet.method')}</legend>
      <RadioList
        name="payment_method"
        label={t('wallet.method')}
        value={method}
        options={options}
        onChange={setMethod}
      />
      {method === null && <Problem>{t('wallet.methodRequired')}</Problem>}
    </fieldset>
  );
}

/** Amount and method (PROF-04). The bonus is shown while the amount is typed. */
export function AddFundForm() {
  const { t } = useTranslation();
  const format = useFormat();
  const { config } = useMarket();
  const { data: bonuses = [] } = useQuery(callQuery('wallet.bonuses'));
  const fund = useAddFund();
  const least = isolate(format.price(10 ** -config.digit_after_decimal_point));
  const problemOf = ({ isTooFine, isTooMuch, most, lacksAmount }: AddFund): string | undefined => {
    if (isTooMuch) return t('wallet.amountMost', { amount: isolate(format.price(most)) });
    if (isTooFine) return t('wallet.amountStep', { amount: least });
    return lacksAmount ? t('wallet.amountRequired') : undefined;
  };
  const symbol = <span className={styles['quiet']}>{config.currency_symbol}</span>;
  const isLeft = config.currency_symbol_direction === 'left';
  const bonus =
    (fund.amount ?? 0) > 0 && !fund.isTooMuch
      ? bonusOn(bonuses, fund.amount ?? 0, config.digit_after_decimal_point)
      : 0;
  return (
    <Form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        fund.submit();
      }}
    >
      <TextField
        label={t('wallet.amount')}
        inputMode="decimal"
        autoComplete="off"
        value={fund.text}
        boxDir="ltr"
        start={isLeft && symbol}
        end={!isLeft && symbol}
        hint={bonus > 0 ? t('wallet.bonusNow', { amount: isolate(format.price(bonus)) }) : undefined}
        error={problemOf(fund)}
        onChange={(event) => fund.setText(event.target.value)}
        onBlur={fund.touch}
      />
      <Methods {...fund} />
      <Button type="submit" size="large" wide disabled={!fund.isReady} busy={fund.busy}>
        {t('wallet.addFund')}
      </Button>
    </Form>
  );
}
