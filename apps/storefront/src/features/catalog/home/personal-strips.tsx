import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../lib/api/use-call.ts';
import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Strip } from '../../../ui/strip/strip.tsx';
import { StoreStrip } from '../cards/card-grid.tsx';
import { storeCardOf } from '../cards/wire.ts';
import styles from './home.module.css';

const visitCount = 8;

/** Items of the last order that have not been reviewed. */
function LastOrder() {
  const { t } = useTranslation();
  const { data } = useQuery(callQuery('reviews.pending'));
  const [line] = data ?? [];
  if (!line) return null;
  return (
    <Card padded className={styles['review']}>
      <Picture
        className={styles['reviewPicture']}
        src={line.image_full_url}
        alt=""
        width={72}
        height={72}
        fit="contain"
        thumbnail
      />
      <div className={styles['reviewText']}>
        <h2>{t('list.reviewTitle', { store: isolate(line.store_name) })}</h2>
        <p>{t('list.reviewText', { item: isolate(line.item_name), others: (data?.length ?? 1) - 1 })}</p>
      </div>
      <ButtonLink look="soft" icon="star" to={paths.order(line.order_id)}>
        {t('list.review')}
      </ButtonLink>
    </Card>
  );
}

/** For a customer: the last order to review, and stores to visit again. */
export function PersonalStrips({ nowMs }: { readonly nowMs: number }) {
  const { t } = useTranslation();
  const { data } = useQuery(callQuery('orders.visitAgain'));
  const stores = (data ?? []).slice(0, visitCount).map(storeCardOf);
  return (
    <>
      <LastOrder />
      {stores.length > 0 && (
        <Strip title={t('list.visitAgain')}>
          <StoreStrip stores={stores} nowMs={nowMs} label={t('list.visitAgain')} />
        </Strip>
      )}
    </>
  );
}
