import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { Profile, useProfilePage } from '../profile/profile.tsx';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

// Entries of the account's menu that guests have as well: each is a page of its own.
const elsewhere: ReadonlyMap<string, string> = new Map([
  ['my-orders', paths.myOrders()],
  ['my-trips', paths.myTrips()],
  ['settings', paths.settings()],
  ['track-order', paths.trackOrder()],
]);

/** Redirects from the name of an entry that has a page of its own: every entry also has a `/profile?page=` (NAV-09). */
function leadOn({ url }: Request): null {
  const path = elsewhere.get(new URL(url).searchParams.get('page') ?? '');
  if (path !== undefined) throw redirect(path);
  return null;
}

export function loader({ request }: LoaderFunctionArgs): null {
  return leadOn(request);
}

// Without calling the server.
export function clientLoader({ request }: ClientLoaderFunctionArgs): null {
  return leadOn(request);
}

/** `/profile?page=…`, and its pages that have an address of their own: wallet, loyalty points, referral code. */
export default function ProfileRoute() {
  const { t } = useTranslation();
  const { page } = useProfilePage();
  return (
    <>
      <PrivateHead title={t(page?.label ?? 'address.profile')} />
      <Profile />
    </>
  );
}
