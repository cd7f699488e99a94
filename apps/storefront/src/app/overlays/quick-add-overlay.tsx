import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { QuickAddViewProps } from './quick-add-view.tsx';

const View = queryView<QuickAddViewProps>(async () => (await import('./quick-add-view.tsx')).QuickAddView);

/** The quick-add dialog (`?view=quick-add:…`); its code loads when it is first opened. */
export function QuickAddOverlay() {
  const { open, subject } = useView('quick-add');
  return <OnDemand view={View} props={{ open, slug: open ? subject : '' }} />;
}
