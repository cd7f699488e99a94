import { HelpPage } from '../../features/help/help-page.tsx';

/** `/help-and-support` (NAV-15, SYS-13). */
export default function HelpAndSupport() {
  return <HelpPage />;
}
