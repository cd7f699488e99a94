import type { ReactNode } from 'react';
import { PageHead } from '../../../lib/head/page-head.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import type { ProductContents } from './load-product.ts';
import styles from './product-page.module.css';
import { structuredProduct } from './structured-product.ts';

interface ProductPageProps {
  readonly contents: ProductContents;
  /** The item with the shopper's choices; the application puts it together with the cart. */
  readonly detail: ReactNode;
  readonly reviews: ReactNode;
  /** Related items, as cards. */
  readonly related: ReactNode;
}

/** /product/{slug or id}: an item of any shop (NAV-05, ITEM-01). */
export function ProductPage({ contents, detail, reviews, related }: ProductPageProps) {
  const { t } = useTranslation();
  const market = useMarket();
  const { item } = contents;
  return (
    <article className={styles['page']}>
      <PageHead
        title={item.name}
        description={item.description || `${item.name} · ${item.store_name}`}
        path={paths.product({ id: item.id, slug: item.slug })}
        preview={['item', item.slug]}
        structured={import.meta.env.SSR ? structuredProduct(contents, market, t('shell.home')) : ''}
      />
      {detail}
      {item.description && (
        <section className={styles['part']}>
          <h2>{t('product.about')}</h2>
          <p className={styles['text']}>{item.description}</p>
        </section>
      )}
      <section id="reviews" className={styles['part']}>
        {reviews}
      </section>
      {contents.related.length > 0 && (
        <section className={styles['part']}>
          <h2>{t('product.related')}</h2>
          {related}
        </section>
      )}
    </article>
  );
}
