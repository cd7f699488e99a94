import { PICTURE_MAX_BYTES } from './picture-limits.ts';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Problem } from '../../../ui/page/page.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { formatsTaken } from './picture-limits.ts';
import styles from './profile-settings.module.css';

interface PictureFieldProps {
  /** The current picture. */
  readonly kept: string | null;
  readonly chosen: Blob | null;
  readonly onChoose: (file: Blob) => void;
}

function useAddressOf(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setAddress(null);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The customer's picture (PROF-02): a file that is not accepted is refused at once, with a message. */
export function PictureField({ kept, chosen, onChoose }: PictureFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = useAddressOf(chosen) ?? kept;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // The same file may be chosen again after it was refused.
    event.target.value = '';
    if (!file) return;
    const isTaken = formatsTaken.has(file.type);
    const isSmall = file.size <= PICTURE_MAX_BYTES;
    setProblem(!isTaken ? t('account.pictureFormat') : isSmall ? null : t('account.pictureLarge'));
    if (isTaken && isSmall) onChoose(file);
  };
  return (
    <div className={styles['picture']}>
      {shown ? (
        <Picture src={shown} alt="" width={192} height={192} className={styles['portrait']} />
      ) : (
        <span className={styles['noPortrait']}>
          <Icon name="user" size={32} />
        </span>
      )}
      <div>
        <Button look="soft" size="small" icon="edit" onClick={() => input.current?.click()}>
          {t('account.changePicture')}
        </Button>
        <input ref={input} type="file" hidden aria-label={t('account.changePicture')} onChange={choose} />
        {problem ? (
          <Problem>{problem}</Problem>
        ) : (
          <p role="status" className={styles['quiet']}>
            {t(chosen ? 'account.pictureChosen' : 'account.pictureHint')}
          </p>
        )}
      </div>
    </div>
  );
}
