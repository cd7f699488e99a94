import { useView } from '../../../lib/view/use-view.ts';
import { lazyView, OnDemand } from '../../../ui/lazy/on-demand.tsx';
import type { MapDialogProps } from './map-dialog-view.tsx';

const View = lazyView<MapDialogProps>(async () => (await import('./map-dialog-view.tsx')).MapDialogView);

/** 'Pick from map' (LOC-04), over any page, as the view `map`; its code is loaded when it is first opened. */
export function MapDialog() {
  const { open, hide } = useView('map');
  return <OnDemand view={View} props={{ open, onClose: hide }} />;
}
