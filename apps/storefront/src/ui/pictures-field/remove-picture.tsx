import { Icon } from '../icon/icon.tsx';
import styles from './pictures-field.module.css';

interface RemovePictureProps {
  /** The accessible name of the control. */
  readonly label: string;
  readonly onClick: () => void;
}

/** At the corner of a chosen picture, of which it would hide a third if it were drawn as large as it can be pressed. */
export function RemovePicture({ label, onClick }: RemovePictureProps) {
  return (
    <button type="button" aria-label={label} title={label} className={styles['remove']} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  );
}
