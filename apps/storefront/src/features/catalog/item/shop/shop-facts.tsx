import { capabilitiesOf } from '@promenade/domain/modules';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { paths } from '../../../../lib/paths/paths.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ItemView } from '../../cards/wire.ts';
import styles from './shop-detail.module.css';
import { Link } from '../../../../ui/link/link.tsx';

/** ITEM-13. */
export function PrescriptionNote({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation();
  if (!item.is_prescription_required) return null;
  return (
    <p className={styles['note']}>
      <Icon name="receipt" size={16} />
      {t('cart.prescription')}
    </p>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['label']}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Words = ({ words }: { readonly words: readonly string[] }) => (
  <span className={styles['words']}>
    {words.map((word) => (
      <Badge key={word}>{word}</Badge>
    ))}
  </span>
);

function MadeOf({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nutrition = format.list(item.nutritions_name);
  const allergens = format.list(item.allergies_name);
  return (
    <>
      {nutrition && <Fact name={t('product.nutrition')}>{nutrition}</Fact>}
      {allergens && <Fact name={t('product.allergens')}>{allergens}</Fact>}
    </>
  );
}

/** The ingredients and nutrition of a dish (ITEM-01). */
export function DishFacts({ item }: { readonly item: ItemView }) {
  if (item.nutritions_name.length + item.allergies_name.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      <MadeOf item={item} />
    </dl>
  );
}

/** The ingredients and generic name of goods (ITEM-01); what a store does not tell is left out. */
export function ShopFacts({ item }: { readonly item: ItemView }) {
  const { t } = useTranslation();
  const can = capabilitiesOf(item.module_type);
  return (
    <dl className={styles['facts']}>
      {can.units && item.unit_type && <Fact name={t('product.unit')}>{item.unit_type}</Fact>}
      {can.brands && item.brand && <Fact name={t('product.brand')}>{item.brand.name}</Fact>}
      <MadeOf item={item} />
      {can.conditions && item.conditions.length > 0 && (
        <Fact name={t('product.conditions')}>
          <Words words={item.conditions.map(({ name }) => name)} />
        </Fact>
      )}
      <Fact name={t('product.categories')}>
        {item.category_ids.map((category) => (
          <Link
            key={category.id}
            className={styles['category']}
            to={paths.homeCategory(category, item.module_id)}
          >
            {category.name}
          </Link>
        ))}
      </Fact>
      {item.tags.length > 0 && (
        <Fact name={t('product.tags')}>
          <Words words={item.tags.map(({ name }) => name)} />
        </Fact>
      )}
      {item.gtin && (
        <Fact name={t('product.gtin')}>
          <bdi>{item.gtin}</bdi>
        </Fact>
      )}
    </dl>
  );
}
