import { latinDigits } from '@promenade/domain/contact';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/api/use-call.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { whoIsHere } from '../../../lib/session/who-is-here.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import styles from '../wallet.module.css';

interface ExchangeProps {
  readonly held: number;
  /** In major units. */
  readonly worth: (points: number) => number;
}

function useExchange() {
  const client = useQueryClient();
  // After a refusal too: the points were spent elsewhere.
  const onSettled = (): void => {
    for (const queryKey of [['loyalty.transactions'], ['wallet.transactions'], ['accounts.info']])
      void client.invalidateQueries({ queryKey });
  };
  const { mutate, isPending } = useCall('loyalty.transfer');
  const exchange = (point: number, onDone: () => void): void =>
    mutate(
      { body: { point } },
      {
        onSettled,
        onSuccess: ({ message }) => {
          showToast('success', message);
          onDone();
        },
      },
    );
  return { exchange, isPending };
}

/** Points become money of the wallet (PROF-05). Below the minimum, or beyond what there is, nothing goes out. */
export function ExchangeForm({ held, worth }: ExchangeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { minimum_point_to_transfer: least } = useMarket().config;
  const [text, setText] = useKeptWords(`points ${whoIsHere()}`);
  const { exchange, isPending } = useExchange();
  // Nothing is left to be sent then.
  const keptFocus = useKeptFocus<HTMLDivElement>('input');
  const typed = latinDigits(text.trim());
  const points = /^\d+$/.test(typed) ? Number(typed) : 0;
  const isReady = points >= least && points <= held;
  const hint =
    points >= least && points <= held
      ? t('wallet.pointsBecome', { amount: isolate(format.price(worth(points))) })
      : t('wallet.pointsLeast', { count: least });
  return (
    <div {...keptFocus}>
      <Form
        className={styles['exchange']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) exchange(points, () => setText(''));
        }}
      >
        <TextField
          label={t('wallet.pointsToMove')}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          hint={hint}
          error={points > held ? t('wallet.pointsTooMany', { count: held }) : undefined}
          onChange={(event) => setText(event.target.value)}
          end={
            held >= least && (
              <Button size="small" look="plain" onClick={() => setText(String(held))}>
                {t('wallet.pointsAll')}
              </Button>
            )
          }
        />
        <Button type="submit" disabled={!isReady} busy={isPending}>
          {t('wallet.pointsMove')}
        </Button>
      </Form>
    </div>
  );
}
