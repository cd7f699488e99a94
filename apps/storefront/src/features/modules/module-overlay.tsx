import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useMarket } from '../../lib/session/market.ts';
import { storedModule } from '../../lib/session/stored-module.ts';
import { useVisit } from '../../lib/session/use-visit.ts';
import { activeModules, moduleParameter, moduleStep } from '../../lib/session/visit-module.ts';
import { fetchCode } from '../../lib/view/fetch-code.ts';
import { useView } from '../../lib/view/use-view.ts';
import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';

const Picker = lazyView<{ readonly open: boolean }>(
  async () => (await import('./module-picker.tsx')).ModulePicker,
);
const SidePicker = lazyView<{ readonly open: boolean }>(
  async () => (await import('./side-picker.tsx')).SidePicker,
);

// From this width on there is room next to the page; smaller screens have the header's switcher (MOD-04).
const roomBeside = '(width >= 1424px)';

/** Keeps the stored module that of the page: a link may lead into another (NAV-03 to NAV-05). */
function useModuleInStep(): void {
  const { search } = useLocation();
  const { module } = useVisit();
  const { modules } = useMarket();
  useEffect(() => {
    const stored = storedModule();
    const asked = new URLSearchParams(search).get(moduleParameter);
    const step = moduleStep(module, stored?.id, asked, modules);
    if (step.kind !== 'nothing')
      void fetchCode(() => import('./take-step.ts')).then(({ takeStep }) => takeStep(step));
  }, [search, module, modules]);
}

/** Whether the screen has room next to the page; false during hydration, so that no first page loads the picker. */
function useRoomBeside(): boolean {
  const [room, setRoom] = useState(false);
  useEffect(() => {
    const query = matchMedia(roomBeside);
    const read = () => setRoom(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return room;
}

/**
 * The picker as a dialog (`?view=module`) and next to the page; the code of both is loaded when it is first rendered.
 */
export function ModuleOverlay() {
  const { open } = useView('module');
  const several = activeModules(useMarket().modules).length > 1;
  const room = useRoomBeside();
  useModuleInStep();
  return (
    <>
      <OnDemand view={Picker} props={{ open }} />
      <OnDemand quiet view={SidePicker} props={{ open: several && room }} />
    </>
  );
}
