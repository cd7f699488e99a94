import { Refusal } from '@promenade/contract/client';
import type { OtherStoreWish } from '@promenade/domain/cart';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { useIsDrawn } from '../../../lib/api/use-is-drawn.ts';
import { AlertDialog } from '../../../ui/dialog/alert-dialog.tsx';
import { addedToasts } from './added-toast.ts';
import { parkedQuery } from '../parked-query.ts';
import type { ChosenItem } from '../screen-line.ts';
import { useComesToWait } from '../use-cart.ts';
import { useAddLine, useShowFailure } from '../use-cart-changes.ts';

/** Adds a chosen item, and asks what to do if the cart holds another store's (CART-05, CART-07). */
export interface AddToCart {
  /** `onAdded` is called once the server has accepted. */
  readonly add: (chosen: ChosenItem, onAdded: () => void) => void;
  readonly busy: boolean;
  /** The dialog; render it anywhere on the screen. */
  readonly question: ReactNode;
}

interface Asked {
  readonly chosen: ChosenItem;
  readonly onAdded: () => void;
}

/** CART-05, with an additional choice that deletes nothing. */
function OtherStoreQuestion(props: {
  readonly asked: Asked | null;
  readonly busy: boolean;
  readonly onAnswer: (asked: Asked, wish: OtherStoreWish) => void;
  readonly onCancel: () => void;
}) {
  const { asked, busy, onAnswer, onCancel } = props;
  const { t } = useTranslation();
  return (
    <AlertDialog
      open={asked !== null}
      title={t('cart.otherStoreTitle')}
      text={t('cart.otherStore')}
      confirm={t('common.confirm')}
      other={{ label: t('cart.keepBoth'), onChoose: () => asked && onAnswer(asked, 'park') }}
      busy={busy}
      danger
      onConfirm={() => asked && onAnswer(asked, 'replace')}
      onCancel={onCancel}
    />
  );
}

/**
 * Adds, and resolves as soon as the screen may go on: when the server has accepted, or when the change waits for a
 * connection. Its line is shown in the cart by then, so there is no need to wait until it is sent.
 */
function useAddInSight(): (asked: Asked, wish: OtherStoreWish, onGoOn: () => void) => Promise<void> {
  const { t } = useTranslation();
  const addLine = useAddLine();
  const comesToWait = useComesToWait();
  return async ({ chosen, onAdded }, wish, onGoOn) => {
    const answer = addLine(chosen, wish);
    const waits = await comesToWait(answer);
    if (waits) {
      showToast('info', t('cart.waits'));
      onGoOn();
      onAdded();
    }
    await answer;
    onGoOn();
    const { key, durationMs } = addedToasts[wish];
    showToast('success', t(key), durationMs);
    if (!waits) onAdded();
  };
}

export function useAddToCart(): AddToCart {
  const client = useQueryClient();
  const addInSight = useAddInSight();
  const showFailure = useShowFailure();
  const isDrawn = useIsDrawn();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);

  async function send({ chosen, onAdded }: Asked, wish: OtherStoreWish): Promise<void> {
    setBusy(true);
    const goOn = (): void => {
      setAsked(null);
      setBusy(false);
    };
    try {
      await addInSight({ chosen, onAdded }, wish, goOn);
      if (wish === 'park') void client.invalidateQueries({ queryKey: parkedQuery.queryKey });
    } catch (error) {
      const isAsked = error instanceof Refusal && error.code === 'other_store' && wish === 'ask';
      // If the page was left, nothing is asked: a message says that the item is not in the cart.
      if (isAsked && isDrawn()) setAsked({ chosen, onAdded });
      else showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  const question = (
    <OtherStoreQuestion
      asked={asked}
      busy={busy}
      onAnswer={(question, wish) => void send(question, wish)}
      onCancel={() => setAsked(null)}
    />
  );
  return { add: (chosen, onAdded) => void send({ chosen, onAdded }, 'ask'), busy, question };
}
