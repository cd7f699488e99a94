import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { Order } from '../order.ts';
import after from '../after.module.css';
import styles from '../order.module.css';
import { Part } from '../../../ui/part/part.tsx';
import { PrivatePictures } from './private-pictures.tsx';

/** Requests beyond the items: a note, instructions for the courier, cutlery. */
export function WishesPart({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { order_note: note, delivery_instruction: instruction, cutlery } = order;
  if (!note && !instruction && !cutlery) return null;
  return (
    <Part title={t('order.wishes')}>
      <dl className={after['wishes']}>
        {note && (
          <div>
            <dt className={styles['quiet']}>{t('order.note')}</dt>
            <dd>
              <bdi>{note}</bdi>
            </dd>
          </div>
        )}
        {instruction && (
          <div>
            <dt className={styles['quiet']}>{t('order.instruction')}</dt>
            <dd>
              <bdi>{instruction}</bdi>
            </dd>
          </div>
        )}
        {cutlery && <div>{t('order.cutlery')}</div>}
      </dl>
    </Part>
  );
}

/** The pictures of the order's prescriptions. */
export function PrescriptionPart({ urls }: { readonly urls: readonly string[] }) {
  const { t } = useTranslation();
  if (urls.length === 0) return null;
  return (
    <Part title={t('order.prescription')}>
      <PrivatePictures urls={urls} altOf={(number) => t('order.prescriptionPicture', { number })} />
    </Part>
  );
}
