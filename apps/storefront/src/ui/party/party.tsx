import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './party.module.css';

// Logos are stored in this size.
const picturePixels = 256;

interface PartyProps {
  /** A logo, or a placeholder. */
  readonly face: { readonly picture: string } | { readonly icon: IconName };
  readonly name: ReactNode;
  /** What is said of them. */
  readonly note: ReactNode;
  /** Below it, such as a link to their page. */
  readonly children?: ReactNode;
  /** Next to it, such as a button to call. */
  readonly action?: ReactNode;
}

/** A party of an order or a trip: a store, a courier, a rental provider. */
export function Party({ face, name, note, children, action }: PartyProps) {
  return (
    <div className={styles['party']}>
      {'picture' in face ? (
        <Picture
          className={styles['logo']}
          src={face.picture}
          alt=""
          width={picturePixels}
          height={picturePixels}
          thumbnail
        />
      ) : (
        <span className={styles['icon']}>
          <Icon name={face.icon} />
        </span>
      )}
      <div className={styles['text']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles['note']}>
          <bdi>{note}</bdi>
        </p>
        {children}
      </div>
      {action}
    </div>
  );
}
