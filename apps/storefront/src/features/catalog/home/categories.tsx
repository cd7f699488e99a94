import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ListLink } from '../../../ui/link/list-link.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Scroller } from '../../../ui/scroller/scroller.tsx';
import type { CategoryView, ItemCardView } from '../cards/wire.ts';
import styles from './categories.module.css';

// Category pictures are square objects of the demo market's size; an operator's are cut to fit.
const pictureEdge = 256;

function CategoryTile({ category }: { readonly category: CategoryView }) {
  const { module } = useVisit();
  const moduleType = (module?.module_type ?? 'food') as ItemCardView['module_type'];
  return (
    <ListLink to={paths.homeCategory(category, category.module_id)} className={styles['tile']}>
      <Picture
        className={styles['picture']}
        src={category.image_full_url}
        alt=""
        width={pictureEdge}
        height={pictureEdge}
        fit="contain"
        hue={moduleType}
      />
      <span className={styles['name']}>{category.name}</span>
    </ListLink>
  );
}

interface CategoriesProps {
  readonly categories: readonly CategoryView[];
}

/** The featured categories, side by side. */
export function CategoryStrip({ categories }: CategoriesProps) {
  const { t } = useTranslation();
  return (
    <Scroller label={t('home.categories')}>
      {categories.map((category) => (
        <li key={category.id} className={styles['place']}>
          <CategoryTile category={category} />
        </li>
      ))}
    </Scroller>
  );
}

/** All categories of the module (NAV-03). */
export function CategoryGrid({ categories }: CategoriesProps) {
  const { t } = useTranslation();
  if (categories.length === 0) return <EmptyState picture="store" title={t('home.noCategories')} />;
  return (
    <ul className={styles['grid']}>
      {categories.map((category) => (
        <li key={category.id}>
          <CategoryTile category={category} />
        </li>
      ))}
    </ul>
  );
}
