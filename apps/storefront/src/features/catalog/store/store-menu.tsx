import { capabilitiesOf } from '@promenade/domain/modules';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Segmented } from '../../../ui/choice/choice.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { ItemRows } from '../cards/card-grid.tsx';
import type { StoreContents } from './load-store.ts';
import { type Diet, diets, menuSections, readDiet, sectionId, sectionShares } from './menu.ts';
import { MenuTabs } from './menu-tabs.tsx';
import styles from './store-menu.module.css';

function useDiet(): readonly [Diet, (diet: Diet) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = readDiet(search.get('diet'));
  // The address changes a moment after the press; the menu does not wait for it.
  const [shown, setShown] = useState(inAddress);
  useEffect(() => setShown(inAddress), [inAddress]);
  const choose = (diet: Diet) => {
    setShown(diet);
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (diet === 'all') next.delete('diet');
        else next.set('diet', diet);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [shown, choose];
}

/** A store's items by category; with a veg switch if the market wants it, in modules of food (ITEM-12). */
export function StoreMenu({ contents }: { readonly contents: StoreContents }) {
  const { t } = useTranslation();
  const { store, items } = contents;
  const { toggle_veg_non_veg: vegCounts } = useMarket().config;
  const canChoose = vegCounts === 1 && capabilitiesOf(store.module_type).diet;
  const [diet, chooseDiet] = useDiet();
  const shownDiet = canChoose ? diet : 'all';
  const sections = menuSections(store.categories, items, shownDiet);
  const shares = sectionShares(sections.map((section) => section.items.length));
  if (items.length === 0) {
    const on = <ButtonLink to={paths.home()}>{t('order.otherStores')}</ButtonLink>;
    return (
      <EmptyState picture="store" title={t('store.noItems')} text={t('store.noItemsText')} action={on} />
    );
  }
  return (
    <>
      {canChoose && (
        <Segmented
          name="diet"
          label={t('store.diet')}
          value={shownDiet}
          options={diets.map((value) => ({ value, label: t(`store.diet_${value}`) }))}
          onChange={chooseDiet}
        />
      )}
      <MenuTabs sections={sections} />
      {sections.length === 0 && (
        <EmptyState
          picture="leaf"
          title={t('store.noneOfDiet')}
          action={<Button onClick={() => chooseDiet('all')}>{t('store.showAll')}</Button>}
        />
      )}
      <div className={styles['sections']}>
        {sections.map((section, place) => (
          <section
            key={section.id}
            id={sectionId(section)}
            className={styles['section']}
            data-share={shares[place]}
          >
            <h2 className={styles['title']}>{section.name}</h2>
            <ItemRows items={section.items} />
          </section>
        ))}
      </div>
    </>
  );
}
