import { Refusal } from '@promenade/contract/client';
import { type ReactNode, useState } from 'react';
import { showRefusal } from '../../lib/api/refusal-toasts.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { showToast } from '../../lib/toast/toasts.ts';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import type { ChosenItem } from './screen-line.ts';
import { useAddLine } from './use-cart-changes.ts';

const clearedToastMs = 5000;

/** Adding a chosen item, with the question that a cart of another store raises (CART-05, CART-07). */
export interface AddToCart {
  /** `onAdded` is called once the server has agreed. */
  readonly add: (chosen: ChosenItem, onAdded: () => void) => void;
  readonly busy: boolean;
  /** Put this anywhere on the screen. */
  readonly question: ReactNode;
}

interface Asked {
  readonly chosen: ChosenItem;
  readonly onAdded: () => void;
}

export function useAddToCart(): AddToCart {
  const { t } = useTranslation();
  const addLine = useAddLine();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send({ chosen, onAdded }: Asked, replace: boolean): Promise<void> {
    setBusy(true);
    try {
      await addLine(chosen, replace);
      setAsked(null);
      if (replace) showToast('success', t('cart.clearedAndAdded'), clearedToastMs);
      else showToast('success', t('cart.added'));
      onAdded();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'other_store' && !replace) setAsked({ chosen, onAdded });
      else showRefusal(error, t('common.connectionLost'));
    } finally {
      setBusy(false);
    }
  }

  const question = (
    <AlertDialog
      open={asked !== null}
      title={t('cart.otherStoreTitle')}
      text={t('cart.otherStore')}
      confirm={t('common.confirm')}
      busy={busy}
      danger
      onConfirm={() => asked && void send(asked, true)}
      onCancel={() => setAsked(null)}
    />
  );
  return { add: (chosen, onAdded) => void send({ chosen, onAdded }, false), busy, question };
}
