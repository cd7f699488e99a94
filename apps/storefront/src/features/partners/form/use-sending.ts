import { Refusal } from '@promenade/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/browser-client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { paths } from '../../../lib/paths/paths.ts';
import type { Problems } from './problems.ts';
import { sendTry, type Tries } from './tries.ts';
import { leaveSteps } from './use-step.ts';

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
  const tries = useRef<Tries | null>(null);
  return useMutation({
    mutationKey: [id],
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: (body: FormData) => {
      const before = tries.current ?? { key: newKey(), forms: [] };
      tries.current = { ...before, forms: [...before.forms, body] };
      return sendTry(before, body, (form, idempotencyKey) => call(id, { body: form, idempotencyKey }));
    },
    onError: (error) => {
      if (error instanceof Refusal && error.status < 500) tries.current = null;
    },
    onSuccess: ({ reference }) => {
      onSent();
      leaveSteps(navigate, paths.partnerApplication(reference));
    },
  });
}
