import { Refusal } from '@promenade/contract/client';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { readStored } from '../../../lib/session/browser-store.ts';
import { tabStorage } from '../../../lib/session/storage.ts';
import { showToast } from '../../../lib/toast/toasts.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { afterAnswer, FlowContext, type FlowHandle, noFacts, type SocialProof } from '../auth-dialog/flow.ts';
import { resumeAt } from '../auth-dialog/use-dialog-flow.ts';
import { useLoginCall } from '../auth-dialog/use-login-call.ts';
import { claimsOf, type SocialStart, takeStart } from './social-start.ts';
import styles from './social-callback.module.css';

/** The provider's answer, in the fragment of this page's address. */
interface Answer {
  readonly start: SocialStart | null;
  readonly token: string | null;
}

/** The token is null if the answer does not belong to this tab's request, or the visitor declined. */
function readAnswer(): Answer {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const start = takeStart();
  const token = fragment.get('id_token') ?? fragment.get('access_token');
  return { start, token: fragment.get('state') === start?.state ? token : null };
}

/** Passes the provider's answer to the market, once; again if the market's own answer is lost. */
function useExchange() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate, error, variables } = useLoginCall('accounts.socialLogin');
  const isSent = useRef(false);
  useEffect(() => {
    // React renders twice in development; the answer can be used once.
    if (isSent.current) return;
    isSent.current = true;
    const { start, token } = readAnswer();
    history.replaceState(history.state, '', location.pathname);
    if (start) tabStorage.write(placeName, start.place);
    if (!start || token === null) {
      showToast('error', t('account.socialFailed'));
      return void navigate(takePlace(), { replace: true });
    }
    const { medium } = start;
    const social: SocialProof = { medium, token, ...claimsOf(token) };
    const contact = social.email ? { email: social.email } : {};
    mutate({
      input: { body: { ...social, login_type: 'social', guest_id: readStored('guest_id') } },
      facts: { loginType: 'social', social, contact },
      onRefused: ({ message }) => {
        showToast('error', message);
        void navigate(takePlace(), { replace: true });
      },
    });
  }, [mutate, navigate, t]);
  const isLost = error !== null && !(error instanceof Refusal);
  return isLost && variables ? () => mutate(variables) : null;
}

function Exchange() {
  const { t } = useTranslation();
  const again = useExchange();
  if (again) return <LoadFailure heading="h1" title={t('account.socialFailed')} retry={again} />;
  return (
    <>
      <h1 className={styles['title']}>{t('account.signingIn')}</h1>
      <Loading>
        <Skeleton share={60} />
      </Loading>
    </>
  );
}

const placeName = 'social-place';

function takePlace(): string {
  const place = tabStorage.read(placeName);
  tabStorage.write(placeName, null);
  return place && /^\/(?![/\\])/.test(place) ? place : paths.home();
}

/** The dialog is closed here: the outcome of the sign-in opens it, over the page where it began. */
function WithFlow({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const handle = useMemo(
    (): FlowHandle => ({
      step: 'closed',
      facts: noFacts,
      send: (answer, more) => {
        const view = resumeAt(afterAnswer({ step: 'closed', facts: noFacts }, answer, more));
        const place = new URL(takePlace(), location.origin);
        if (view) place.searchParams.set(viewParameter, view);
        void navigate(`${place.pathname}${place.search}`, { replace: true });
      },
    }),
    [navigate],
  );
  return <FlowContext value={handle}>{children}</FlowContext>;
}

/** `/auth/callback`: takes the identity provider's answer, and returns to where the sign-in began. */
export function SocialCallback() {
  return (
    <WithFlow>
      <div className={styles['page']}>
        <Exchange />
      </div>
    </WithFlow>
  );
}
