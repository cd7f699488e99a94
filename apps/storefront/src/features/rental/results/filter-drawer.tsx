import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';

export interface FilterDrawerProps extends FilterPanelProps {
  readonly open: boolean;
  readonly total: number;
  readonly onClose: () => void;
}

/** The filters, if there is no room next to the list. */
export function FilterDrawer({ open, total, onClose, ...panel }: FilterDrawerProps) {
  const { t } = useTranslation();
  const footer = (
    <Button wide size="large" onClick={onClose}>
      {t('rental.showFound', { count: total })}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t('rental.filters')} footer={footer} widthPx={420}>
      <FilterPanel {...panel} />
    </Drawer>
  );
}
