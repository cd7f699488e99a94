import type { Reply } from '@promenade/contract/calls';
import type { Refusal } from '@promenade/contract/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { noContact } from '../../../lib/address/address.ts';
import { useGuestContact } from '../../../lib/address/use-guest-contact.ts';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { callQuery } from '../../../lib/api/use-call.ts';
import { readAttempt } from '../../../lib/attempts/attempt.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { sendOnce } from '../../../lib/attempts/send-once.ts';
import { useLostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import { useSignedIn } from '../../../lib/session/use-stored.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { useShownPart } from '../../../lib/wire/wallet-part.ts';
import { askParcel, parcelAttempt } from './ask-parcel.ts';
import {
  type DraftEnd,
  forgetDraft,
  keepDraft,
  newDraft,
  noEnd,
  type ParcelDraft,
  paymentOf,
  readDraft,
} from './draft.ts';
import { type ParcelQuoteBody, placeBody, quoteBody } from './parcel-body.ts';

export type ParcelQuote = Reply<'parcels.quote'>;
export type Sent = Reply<'checkout.place'>;
export type ChangeDraft = (change: Partial<ParcelDraft>) => void;

/** The sender as far as the browser or the account knows, at the header's location. */
function useOwnEnd(): DraftEnd {
  const signedIn = useSignedIn();
  const { location, point } = useVisit();
  const guest = useGuestContact();
  const { data } = useQuery({ ...callQuery('accounts.info'), enabled: signedIn });
  const known = data
    ? { name: `${data.f_name} ${data.l_name}`.trim(), phone: data.phone ?? '' }
    : { name: (guest ?? noContact).contact_person_name, phone: (guest ?? noContact).contact_person_number };
  const header = point ? { ...point, text: location ?? '' } : null;
  return { ...noEnd, ...known, place: (signedIn ? null : guest?.place) ?? header };
}

/** The draft, stored at every change. Untouched fields of the sender are filled in from what is known. */
export function useDraft(categoryId: string | null): readonly [ParcelDraft, ChangeDraft] {
  const own = useOwnEnd();
  const [draft, setDraft] = useState(() => readDraft() ?? newDraft);
  const change = useCallback<ChangeDraft>((part) => setDraft((before) => ({ ...before, ...part })), []);
  useEffect(() => {
    if (categoryId !== null) change({ categoryId });
  }, [categoryId, change]);
  const { sender } = draft;
  const filled = {
    ...sender,
    name: sender.name === '' ? own.name : sender.name,
    phone: sender.phone === '' ? own.phone : sender.phone,
    place: sender.place ?? own.place,
  };
  const untouched = useUntouched(draft);
  const shown = untouched ? { ...draft, sender: filled } : draft;
  // Stored when it changes and not on every render: a sent draft must stay deleted.
  const text = JSON.stringify(shown);
  useEffect(() => keepDraft(JSON.parse(text) as ParcelDraft), [text]);
  return [shown, change];
}

// Once somebody has edited the sender, cleared fields stay clear.
function useUntouched({ sender }: ParcelDraft): boolean {
  const [before] = useState(sender);
  return before === sender && before.name === '' && before.phone === '';
}

export interface QuoteState {
  readonly quote: ParcelQuote | null;
  /** It is the price of the current choices. */
  readonly current: boolean;
  readonly refusal: Refusal | null;
  readonly lost: boolean;
  readonly retry: () => void;
}

/** The server's price of the current choices. */
export function useParcelQuote(draft: ParcelDraft): QuoteState {
  const body = quoteBody(draft);
  const wanted = JSON.stringify(body);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['parcels.quote', wanted],
    queryFn: async ({ signal }) =>
      call('parcels.quote', {
        body: { ...(JSON.parse(wanted) as ParcelQuoteBody), ...(await guestQuery()) },
        signal,
      }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const refusal = isAnswer(error) ? error : null;
  return {
    quote: body && !error ? (data ?? null) : null,
    current: body !== null && data !== undefined && !error && !isPlaceholderData,
    refusal,
    lost: error !== null && refusal === null,
    retry: () => void refetch(),
  };
}

/** Sends the parcel, once, however often its answer is lost, and whatever is changed before it is sent again. */
export function useSendParcel(draft: ParcelDraft, onSent: (sent: Sent) => void) {
  const [isSent, setIsSent] = useState(false);
  const client = useQueryClient();
  const shownPart = useShownPart(paymentOf(draft).partial);
  const [leftOpen] = useState(() => readAttempt(parcelAttempt) !== null);
  const sentOnce = (sent: Sent): void => {
    if (isSent) return;
    setIsSent(true);
    forgetDraft();
    onSent(sent);
  };
  const sending = useMutation({
    mutationKey: ['checkout.place'],
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async ({ draft, amount }: { draft: ParcelDraft; amount: number }) =>
      sendOnce(
        parcelAttempt,
        { ...placeBody(draft, amount), ...shownPart(amount), ...(await guestQuery()) },
        (body, idempotencyKey) => call('checkout.place', { body, idempotencyKey }),
        newIdempotencyKey,
      ),
    onSuccess: sentOnce,
    // A refusal refers to the wallet as it is now.
    onError: () => client.invalidateQueries({ queryKey: ['accounts.info'] }),
  });
  const { error, isIdle, reset } = sending;
  const isRefused = isAnswer(error);
  // A wallet that has become empty takes its part back by itself.
  const wanted = JSON.stringify({ ...draft, payment: draft.payment.method });
  // What stood in the way is said no more once something has been changed about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (isRefused) reset();
  }, [wanted]);
  const isLost = isIdle ? leftOpen : error !== null && !isAnswer(error);
  return { ...sending, isSent, lost: useLostAnswer(isLost && !isSent, askParcel, sentOnce) };
}
