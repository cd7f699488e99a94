import type { Body } from '@promenade/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import type { AddressFields } from './forms/address-form.tsx';
import { addressesQuery } from './use-where.ts';

/** What saving sends (LOC-15). */
function savedBody(fields: AddressFields): Body<'addresses.add'> {
  const { place, contact_person_email: _email, address_label: label, ...rest } = fields;
  return {
    ...rest,
    address: place?.text ?? '',
    latitude: place?.lat ?? 0,
    longitude: place?.lng ?? 0,
    address_label: rest.address_type === 'other' && label.trim() ? label : null,
    additional_information: '',
  };
}

/** Saves an address, a new one or a known one; shows the server's message and refreshes the list (LOC-15). */
export function useSaveAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, fields }: { readonly id: string | null; readonly fields: AddressFields }) =>
      id === null
        ? call('addresses.add', { body: savedBody(fields) })
        : call('addresses.update', { params: { id }, body: savedBody(fields) }),
    onSuccess: ({ message }) => showToast('success', message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  });
}
