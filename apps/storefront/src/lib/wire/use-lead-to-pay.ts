import { useNavigate } from 'react-router';
import { paths } from '../paths/paths.ts';

/**
 * Leads to where it is paid. A transfer is paid on a page of ours: loaded anew, it would no longer say that the payment
 * has changed.
 */
export function useLeadToPay(): (link: string) => void {
  const navigate = useNavigate();
  return (link) => {
    const { origin, pathname, search } = new URL(link, location.href);
    const ours = new URL(paths.payOrder(''), location.href);
    if (origin === ours.origin && pathname === ours.pathname) void navigate(pathname + search);
    else location.assign(link);
  };
}
