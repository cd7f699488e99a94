import { isRouteErrorResponse } from 'react-router';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { paths } from '../lib/paths/paths.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { Logo } from './shell/logo.tsx';
import { useDocumentParts } from './document-context.ts';
import styles from './error-page.module.css';

/** What a refusal thrown by a loader carries. */
const messageOf = (error: unknown): string | undefined =>
  isRouteErrorResponse(error) ? (error.data as { message?: string } | null)?.message : undefined;

/** The page for whatever went wrong (SYS-13), and for what is not there (404). */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const { requestId } = useDocumentParts();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = missing ? t('shell.notFound.title') : t('shell.error.title');
  return (
    <div className={styles['page']}>
      <title>{title}</title>
      <header>
        <Logo to={paths.home()} />
      </header>
      <main id="main">
        <ErrorState
          title={title}
          text={messageOf(error) ?? (missing ? t('shell.notFound.text') : t('shell.error.text'))}
          requestId={missing ? null : requestId}
          action={
            <ButtonLink to={missing ? paths.home() : paths.helpAndSupport()} reloadDocument>
              {missing ? t('shell.notFound.action') : t('shell.help')}
            </ButtonLink>
          }
        />
      </main>
    </div>
  );
}
