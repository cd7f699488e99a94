import { type FormEvent, Suspense } from 'react';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import type { CouponSlotProps } from '../../../lib/wire/coupon-slot.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';
import styles from './coupon-choice.module.css';
import { CouponsWait } from './coupons-wait.tsx';
import { useApplyCoupon } from './use-apply-coupon.ts';

const List = lazyView(async () => (await import('./coupon-list.tsx')).CouponList);
const codeMaximum = 40;

interface AppliedProps extends Omit<CouponSlotProps, 'calls'> {
  readonly code: string;
}

function Applied({ code, refused, onRemove }: AppliedProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['applied']} data-refused={refused || undefined} role="status">
      <Icon name="tag" />
      <span>
        {t(refused ? 'coupon.refused' : 'coupon.applied')} <bdi className={styles['code']}>{code}</bdi>
      </span>
      <IconButton icon="close" label={t('coupon.remove', { code })} onClick={onRemove} />
    </p>
  );
}

interface CodeFormProps {
  readonly applying: ReturnType<typeof useApplyCoupon>;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

function CodeForm({ applying, code, onChange }: CodeFormProps) {
  const { t } = useTranslation();
  const { apply, busy, problem, reset } = applying;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() !== '') apply(code.trim());
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={t('coupon.code')}
        maxLength={codeMaximum}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={code}
        error={problem}
        onChange={({ target }) => {
          onChange(target.value);
          reset();
        }}
      />
      <Button type="submit" look="soft" busy={busy} disabled={code.trim() === ''}>
        {t('coupon.apply')}
      </Button>
    </form>
  );
}

/** CHK-02: a coupon by its code, or chosen from the list of those that apply to the order. */
export function CouponChoice({ calls, code, refused, onRemove }: CouponSlotProps) {
  const { t } = useTranslation();
  const list = useView('coupons');
  // The code's field disappears once the code is applied, and the remove button once it is removed.
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const [typed, setTyped] = useKeptWords(`code of ${calls.key[0]}`);
  const applying = useApplyCoupon(calls, () => {
    setTyped('');
    if (list.open) list.hide();
  });
  return (
    <div {...keptFocus} className={styles['coupon']}>
      {code === null ? (
        <CodeForm applying={applying} code={typed} onChange={setTyped} />
      ) : (
        <Applied code={code} refused={refused} onRemove={onRemove} />
      )}
      <Button look="plain" size="small" icon="tag" aria-haspopup="dialog" onClick={() => list.show()}>
        {t('coupon.seeAll')}
      </Button>
      <Dialog open={list.open} onClose={list.hide} title={t('coupon.title')}>
        <Suspense fallback={<CouponsWait />}>
          <List calls={calls} applying={applying} />
        </Suspense>
      </Dialog>
    </div>
  );
}
