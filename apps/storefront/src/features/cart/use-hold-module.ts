import { chooseModule } from '../../lib/session/choose.ts';
import { storedModule } from '../../lib/session/stored-module.ts';
import { useVisit } from '../../lib/session/use-visit.ts';

/**
 * Whoever puts something into a cart, or checks out, goes on in the module of the page they do it on, though another tab
 * has chosen another since: the checkout was that one's, and empty.
 */
export function useHoldModule(): () => void {
  const { module } = useVisit();
  return () => {
    if (module && storedModule()?.id !== module.id) chooseModule(module);
  };
}
