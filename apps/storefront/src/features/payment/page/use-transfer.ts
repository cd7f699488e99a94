import type { Reply } from '@promenade/contract/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { useKeptWords } from '../../../lib/form/use-kept-words.ts';
import { useKeptPictures } from '../../../lib/picture/use-kept-pictures.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import type { ChosenPicture } from '../../../ui/pictures-field/use-chosen-pictures.ts';

/** An account to transfer money to. */
export type Account = Reply<'payments.offlineMethods'>[number];

interface Proof {
  readonly account: Account;
  readonly fields: Readonly<Record<string, string>>;
  readonly pictures: readonly ChosenPicture[];
}

async function sendProof(paymentId: string, { account, fields, pictures }: Proof) {
  const body = new FormData();
  const { guest_id } = await guestQuery();
  if (guest_id) body.append('guest_id', guest_id);
  body.append('payment_id', paymentId);
  body.append('method_id', account.method_id);
  body.append('fields', JSON.stringify(fields));
  for (const { blob } of pictures) body.append('image', blob, 'proof.jpg');
  return call('payments.sendProof', { body });
}

type Fields = Proof['fields'];

/**
 * The entered details of a transfer: shoppers who switch to their bank's app for a number may find the page reloaded.
 */
function useKeptFields(paymentId: string) {
  const [kept, keep] = useKeptWords(`transfer ${paymentId}`);
  const fields = JSON.parse(kept || '{}') as Fields;
  return {
    fields,
    write: (id: string, value: string): void => keep(JSON.stringify({ ...fields, [id]: value })),
    forget: (): void => keep(''),
  };
}

/** The details of a transfer, and sending them. */
export function useTransfer(paymentId: string) {
  const client = useQueryClient();
  const { data: accounts = [], isPending } = useQuery(callQuery('payments.offlineMethods'));
  const [chosen, setChosen] = useState<string | null>(null);
  const { fields, write, forget } = useKeptFields(paymentId);
  const [pictures, setPictures] = useKeptPictures(`transfer ${paymentId}`);
  const [isTried, setTried] = useState(false);
  const account = accounts.find(({ method_id: id }) => id === chosen) ?? accounts[0];
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (proof: Proof) => sendProof(paymentId, proof),
    onSuccess: ({ message }) => {
      showToast('success', message);
      forget();
      setPictures([]);
      return client.invalidateQueries({ queryKey: ['payments.state'] });
    },
  });
  const lacks = (account?.method_fields ?? [])
    .filter((field) => field.is_required && !(fields[field.id] ?? '').trim())
    .map(({ id }) => id);
  return {
    accounts,
    isPending,
    account,
    choose: setChosen,
    fields,
    write,
    pictures,
    setPictures,
    /** Required fields that are still empty, once sending was tried. */
    lacks: isTried ? lacks : [],
    busy,
    send: () => {
      setTried(true);
      if (account && lacks.length === 0) mutate({ account, fields, pictures });
    },
  };
}
