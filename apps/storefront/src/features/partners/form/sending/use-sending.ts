import { Refusal } from '@promenade/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../../lib/api/browser-client.ts';
import { keyOfWrite, noteAnswered } from '../../../../lib/api/lost-writes.ts';
import { isAnswer } from '../../../../lib/api/is-answer.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import type { Problems } from '../problems.ts';
import { sendTry, type Tries } from './tries.ts';
import { leaveSteps } from '../use-step.ts';

/** The server's errors, by field. */
export function problemsOfRefusal(error: unknown): Problems {
  if (!(error instanceof Refusal)) return {};
  const told = (error.body.errors ?? []).map(({ field, message }) => [field ?? '', message] as const);
  return Object.fromEntries(told.filter(([field]) => field !== ''));
}

/** How an application is sent. */
export type ApplicationCall = 'partners.registerStore' | 'partners.registerCourier';

const isReused = (error: unknown): boolean => error instanceof Refusal && error.code === 'key_reused';

/** Uses the key of what this page, or the previous one before a reload, has sent without getting an answer. */
function useSend(id: ApplicationCall) {
  const tries = useRef<Tries | null>(null);
  const begin = (body: FormData): Tries => ({ key: keyOfWrite(id, { body }).key, forms: [] });
  const sendUnder = (form: FormData, idempotencyKey: string) => call(id, { body: form, idempotencyKey });
  const goOn = ({ key, forms }: Tries, body: FormData) => {
    tries.current = { key, forms: [...forms, body] };
    return sendTry({ key, forms }, body, sendUnder);
  };
  return {
    send: (body: FormData) =>
      goOn(tries.current ?? begin(body), body).catch((error: unknown) => {
        // The form that arrived from the previous page differs: this is another application.
        if (isReused(error)) return goOn(begin(body), body);
        throw error;
      }),
    noteAnswer: (): void => {
      if (tries.current) noteAnswered(id, tries.current.key);
      tries.current = null;
    },
  };
}

/**
 * Sends an application, once, however often its answer is lost: the key is kept until the server has answered. Then
 * its status is shown, with the reference to keep.
 */
export function useSending(id: ApplicationCall, onSent: () => void) {
  const navigate = useNavigate();
  const { send, noteAnswer } = useSend(id);
  return useMutation({
    mutationKey: [id],
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: send,
    onError: (error) => {
      if (isAnswer(error)) noteAnswer();
    },
    onSuccess: ({ reference }) => {
      noteAnswer();
      onSent();
      leaveSteps(navigate, paths.partnerApplication(reference));
    },
  });
}
