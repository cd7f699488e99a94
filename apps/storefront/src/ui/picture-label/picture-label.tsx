import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './picture-label.module.css';

interface PictureLabelProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A few words over the lower edge of a picture. */
export function PictureLabel({ icon, children }: PictureLabelProps) {
  return (
    <p className={styles['label']}>
      <Icon name={icon} size={16} />
      {children}
    </p>
  );
}
