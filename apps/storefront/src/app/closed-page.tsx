import { useLocation } from 'react-router';
import { PrivateHead } from '../lib/head/private-head.tsx';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';

/** What the root loader throws while the market is closed for maintenance. */
export interface Closed {
  readonly message: string;
  readonly until: string | null;
  readonly timeZone: string;
}

/** The only page of a market that is closed for maintenance; it retries by a link, so it needs no script. */
export function ClosedPage({ message, until, timeZone }: Closed) {
  const { t, language } = useTranslation();
  const { pathname } = useLocation();
  const title = t('pages.maintenanceTitle');
  // Like lib/format, which needs an open market.
  const written = { hourCycle: 'h23', numberingSystem: 'latn', timeZone } as const;
  const options = { dateStyle: 'long', timeStyle: 'short', ...written } as const;
  const time = until && new Intl.DateTimeFormat(language, options).format(new Date(until));
  const words = [message || t('pages.maintenanceText'), time && t('pages.maintenanceUntil', { time })];
  return (
    <>
      <PrivateHead title={title} />
      <EmptyState
        heading="h1"
        picture="clock"
        title={title}
        text={words.filter(Boolean).join(' ')}
        action={
          <ButtonLink to={pathname} reloadDocument>
            {t('pages.maintenanceAgain')}
          </ButtonLink>
        }
      />
    </>
  );
}
