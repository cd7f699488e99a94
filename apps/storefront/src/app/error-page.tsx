import { Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { PrivateHead } from '../lib/head/private-head.tsx';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { paths } from '../lib/paths/paths.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { lazyView } from '../ui/lazy/on-demand.tsx';
import { Logo } from './shell/logo.tsx';
import { type Closed, ClosedPage } from './closed-page.tsx';
import { useDocumentParts } from './document-context.ts';
import styles from './error-page.module.css';

type Answer = { readonly message?: string; readonly elsewhere?: boolean };

/** What a refusal thrown by a loader contains; an internal error contains no message. */
const answerOf = (error: unknown): Answer =>
  (isRouteErrorResponse(error) ? (error.data as Answer | null) : null) ?? {};

const missingStatuses = [404, 410];

const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && missingStatuses.includes(error.status);

// What Chromium, Firefox and Safari say of a request that failed to get through.
const isUnsent = (error: unknown): boolean => /to fetch|Load failed/.test(String(error));

/** What went wrong, and how to get help or continue (SYS-13). */
function FaultPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const { requestId } = useDocumentParts();
  const { pathname, search } = useLocation();
  const unsent = isUnsent(error);
  // Only a page rendered by the server has a request id; a navigation that failed in the browser gets one when it is
  // requested again.
  const numbered = !unsent && requestId !== null;
  const advice = numbered ? 'shell.error.text' : 'shell.error.again';
  const title = t(unsent ? 'offline.awayTitle' : 'shell.error.title');
  return (
    <>
      <PrivateHead title={title} />
      <ErrorState
        heading="h1"
        title={title}
        text={answerOf(error).message || t(unsent ? 'common.connectionLost' : advice)}
        requestId={numbered ? requestId : null}
        action={
          <>
            <ButtonLink to={pathname + search} replace reloadDocument={!unsent}>
              {t('common.tryAgain')}
            </ButtonLink>
            {!unsent && (
              <ButtonLink look="soft" to={paths.helpAndSupport()} reloadDocument>
                {t('shell.help')}
              </ButtonLink>
            )}
          </>
        }
      />
    </>
  );
}

const closedOf = (error: unknown): Closed | null =>
  isRouteErrorResponse(error) && 'timeZone' in Object(error.data) ? (error.data as Closed) : null;

/** A market closed for maintenance: rendered by the server alone, so that no page contains its code. */
function ClosedMain(closed: Closed) {
  if (import.meta.env.SSR)
    return (
      <main id="main">
        <ClosedPage {...closed} />
      </main>
    );
  const written = document.querySelector('main')?.innerHTML ?? '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very page came with.
  return <main id="main" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />;
}

// Few pages are missing, so the others do not carry the code for it.
const MissingPage = lazyView(async () => (await import('./missing-page.tsx')).MissingPage);

function Failure({ error }: { readonly error: unknown }) {
  if (!isMissing(error)) return <FaultPage error={error} />;
  const gone = isRouteErrorResponse(error) && error.status === 410;
  return (
    <Suspense fallback={null}>
      <MissingPage gone={gone} {...answerOf(error)} />
    </Suspense>
  );
}

/** A route's own error boundary: the error is shown within the frame of the page. */
export function RouteError() {
  return <Failure error={useRouteError()} />;
}

/** The page for any error (SYS-13) and for missing pages (404), if the frame itself failed. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const closed = closedOf(error);
  return (
    <div className={styles['page']}>
      <header>
        <Logo to={paths.home()} />
      </header>
      {closed ? (
        <ClosedMain {...closed} />
      ) : (
        <main id="main">
          <Failure error={error} />
        </main>
      )}
    </div>
  );
}
