import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './item-dialog.module.css';
import { cutDescription } from './sale-state.ts';

/** The description, collapsed until more of it is requested. */
export function ItemDescription({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  const cut = cutDescription(text);
  if (!text) return null;
  return (
    <p className={styles['description']}>
      {cut && !whole ? cut : text}{' '}
      {cut && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('item.less') : t('item.more')}
        </button>
      )}
    </p>
  );
}
