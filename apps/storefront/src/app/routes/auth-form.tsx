import { data, Navigate, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { AuthPageProps } from '../../features/account/auth-page/auth-page.tsx';
import { formStyles } from '../../features/account/form-styles.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivatePage } from '../../lib/head/private-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';

export { RouteError as ErrorBoundary } from '../error-page.tsx';

const View = queryView<AuthPageProps>(
  async () => (await import('../../features/account/auth-page/auth-page.tsx')).AuthPage,
  formStyles,
);

/** `/auth/sign-in` and `/auth/sign-up`; other paths under /auth are not found. */
export function loader({ params }: LoaderFunctionArgs): AuthPageProps {
  const { form } = params;
  if (form !== 'sign-in' && form !== 'sign-up') throw data(null, { status: 404 });
  return { form };
}

/** Sign-in and sign-up as pages (NAV-15); a signed-in customer is sent home. */
export default function AuthForm() {
  const { t } = useTranslation();
  const { form } = useLoaderData<typeof loader>();
  const title = t(form === 'sign-in' ? 'account.signIn' : 'account.signUp');
  if (useSignedIn())
    return (
      <>
        <Navigate to={paths.home()} replace />
        <Loading>
          <Skeleton shape="title" share={40} />
        </Loading>
      </>
    );
  return (
    <PrivatePage title={title}>
      <View key={form} form={form} />
    </PrivatePage>
  );
}
