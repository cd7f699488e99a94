import type { Reply } from '@promenade/contract/calls';
import { writeStored } from '../../../lib/session/browser-store.ts';
import { chooseModule } from '../../../lib/session/choose.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { storedModule } from '../../../lib/session/stored-module.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { activeModules, moduleParameter } from '../../../lib/session/visit-module.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { viewParameter } from '../../../lib/view/view-parameters.ts';

type Filled = Pick<Reply<'orders.reorder'>, 'module_id' | 'lines'>;

const keepLength = ({ lines }: Filled): void => writeStored('cart-list', String(lines.length));

/** The cart that an order has filled: of the order's module, which the page's need not be. */
export function useFilledCart() {
  const { module } = useVisit();
  const { modules } = useMarket();
  const { show } = useView('cart');
  return {
    /** Updates the header's number, which is stored: the page may not have loaded the cart. */
    count: (filled: Filled): void => {
      if ((storedModule() ?? module)?.id === filled.module_id) keepLength(filled);
    },
    /**
     * Opens it, in its own module from now on, whichever another tab has chosen; where the page shows another one, with
     * a full page load (MOD-05).
     */
    open: (filled: Filled): void => {
      const own = activeModules(modules).find(({ id }) => id === filled.module_id);
      if (own) {
        chooseModule(own);
        keepLength(filled);
      }
      if (!own || own.id === module?.id) {
        show();
        return;
      }
      const address = new URL(location.href);
      address.searchParams.delete(moduleParameter);
      address.searchParams.set(viewParameter, 'cart');
      location.replace(address);
    },
  };
}
