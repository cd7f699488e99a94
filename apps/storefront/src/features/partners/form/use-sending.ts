import { Refusal } from '@promenade/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/browser-client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { paths } from '../../../lib/paths/paths.ts';
import type { Problems } from './problems.ts';

/** The server's refusals at their fields. */
export function problemsOfRefusal(error: unknown): Problems {
  if (!(error instanceof Refusal)) return {};
  const told = (error.body.errors ?? []).map(({ field, message }) => [field ?? '', message] as const);
  return Object.fromEntries(told.filter(([field]) => field !== ''));
}

/**
 * Sends an application, once, however often its answer is lost: the key stays until the server has answered. Then its
 * state is shown, with the reference to keep.
 */
export function useSending(id: 'partners.registerStore' | 'partners.registerCourier', onSent: () => void) {
  const navigate = useNavigate();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationKey: [id],
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: (body: FormData) => {
      key.current ??= newKey();
      return call(id, { body, idempotencyKey: key.current });
    },
    onError: (error) => {
      if (error instanceof Refusal && error.status < 500) key.current = null;
    },
    onSuccess: ({ reference }) => {
      onSent();
      void navigate(paths.partnerApplication(reference), { replace: true });
    },
  });
}
