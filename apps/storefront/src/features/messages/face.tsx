import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './messages.module.css';
import { useNames } from './use-names.ts';
import type { Counterpart } from './wire.ts';

const sidePixels = 44;

/** The other party as a round picture, or a placeholder. */
export function Face({ counterpart }: { readonly counterpart: Counterpart }) {
  const { icon } = useNames()(counterpart);
  const { image_full_url: image } = counterpart;
  if (image === null)
    return (
      <span className={styles['sign']}>
        <Icon name={icon} />
      </span>
    );
  return (
    <Picture className={styles['face']} src={image} alt="" width={sidePixels} height={sidePixels} thumbnail />
  );
}
