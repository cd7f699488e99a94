import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/browser-client.ts';
import { callQuery } from '../api/use-call.ts';
import { showToast } from '../toast/toasts.ts';
import { addAddress, settleUnanswered } from './add-address.ts';
import { type AddressFields, savedBody } from './address.ts';

/** A customer's addresses; requested on mount, only if signed in (LOC-15). */
export const addressesQuery = callQuery('addresses.list');

interface Saving {
  /** Null: a new address. */
  readonly id: string | null;
  readonly fields: AddressFields;
}

/** Shows the server's message and refreshes the list; a refusal shows its own message (LOC-15, SYS-06). */
function useAddressChange<Input, Answer extends { readonly message: string }>(
  change: (input: Input) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => showToast('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  });
}

/**
 * Saves an address: a new one, or changes to an existing one. As long as its form is open, a new one stays the same address,
 * however often it is sent; a form that was closed without an answer is empty if it had arrived.
 */
export function useSaveAddress(form: string, isOpen: boolean) {
  const queryClient = useQueryClient();
  const change = useAddressChange(({ id, fields }: Saving) =>
    id === null
      ? addAddress(form, savedBody(fields))
      : call('addresses.update', { params: { id }, body: savedBody(fields) }),
  );
  const isClosed = !isOpen && !change.isPending;
  useEffect(() => {
    if (!isClosed) return;
    let isStill = true;
    void settleUnanswered(form, () => isStill).then((isSaved) => {
      if (isSaved) void queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey });
    });
    return () => {
      isStill = false;
    };
  }, [form, isClosed, queryClient]);
  return change;
}

/** Deletes a saved address (LOC-13). */
export const useDeleteAddress = () =>
  useAddressChange((id: string) => call('addresses.delete', { query: { address_id: id } }));
