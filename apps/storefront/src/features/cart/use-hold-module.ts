import { chooseModule } from '../../lib/session/choose.ts';
import { storedModule } from '../../lib/session/stored-module.ts';
import { useVisit } from '../../lib/session/use-visit.ts';

/**
 * Adding to a cart, or checking out, continues in the module of the current page, even if another tab has chosen
 * another one since: the checkout showed that module's cart, which was empty.
 */
export function useHoldModule(): () => void {
  const { module } = useVisit();
  return () => {
    if (module && storedModule()?.id !== module.id) chooseModule(module);
  };
}
