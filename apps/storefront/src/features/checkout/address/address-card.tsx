import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import styles from './address.module.css';

interface AddressCardProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** Shown below the title, one paragraph each; empty ones are left out. */
  readonly lines: readonly ReactNode[];
  /** Without one there is nothing to edit. */
  readonly onEdit?: (() => void) | undefined;
  readonly editHint?: string | undefined;
}

/** A contact or an address, with a button to edit it. */
export function AddressCard({ icon, title, lines, onEdit, editHint }: AddressCardProps) {
  const { t } = useTranslation();
  const edit = (id?: string) => (
    <IconButton
      icon="edit"
      label={t('common.edit')}
      title=""
      aria-describedby={id}
      aria-haspopup="dialog"
      onClick={onEdit}
    />
  );
  return (
    <div className={styles['card']}>
      <span className={styles['cardIcon']}>
        <Icon name={icon} />
      </span>
      <div className={styles['cardText']}>
        <p className={styles['cardTitle']}>{title}</p>
        {lines.map((line, index) =>
          line ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand in a fixed order.
            <p key={index} className={styles['quiet']}>
              {line}
            </p>
          ) : null,
        )}
      </div>
      {onEdit && (editHint ? <Tooltip text={editHint}>{edit}</Tooltip> : edit())}
    </div>
  );
}
