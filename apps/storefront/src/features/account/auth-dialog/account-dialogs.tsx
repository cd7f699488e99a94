import { useSyncExternalStore } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useView } from '../../../lib/view/use-view.ts';
import { OnDemand } from '../../../ui/lazy/on-demand.tsx';
import { isOffered, subscribeOffer } from '../passkeys/offer.ts';

interface OpenProps {
  readonly open: boolean;
}

const AuthDialog = queryView<OpenProps>(async () => (await import('./auth-dialog.tsx')).AuthDialog);
const PasskeyOffer = queryView<OpenProps>(
  async () => (await import('../passkeys/passkey-offer.tsx')).PasskeyOffer,
);

/**
 * The authentication dialog over any page, and the offer of a passkey after it; their code is loaded when first
 * needed.
 */
export function AccountDialogs() {
  const views = [useView('sign-in'), useView('sign-up'), useView('forgot-password')];
  const offered = useSyncExternalStore(subscribeOffer, isOffered, () => false);
  return (
    <>
      <OnDemand view={AuthDialog} props={{ open: views.some(({ open }) => open) }} />
      <OnDemand quiet view={PasskeyOffer} props={{ open: offered }} />
    </>
  );
}
