import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { type MenuSection, sectionId } from './menu.ts';
import styles from './store-menu.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** Keeps the current tab visible without scrolling the page. */
function useTabInSight(current: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>(`a[href="#${CSS.escape(current)}"]`);
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    const off = inner.left + inner.width / 2 - (outer.left + outer.width / 2);
    row.scrollBy({ left: off });
  }, [current]);
  return list;
}

/** The menu's categories: links that stay visible and mark the current one. */
export function MenuTabs({ sections }: { readonly sections: readonly MenuSection[] }) {
  const { t } = useTranslation();
  const { current, jumpTo } = useCurrentSection(sections.map(sectionId));
  const list = useTabInSight(current);
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    jumpTo(id);
  };
  return (
    <nav className={styles['tabs']} aria-label={t('store.menu')}>
      <ul ref={list} className={styles['tabList']}>
        {sections.map((section) => {
          const id = sectionId(section);
          return (
            <li key={section.id}>
              <a
                href={`#${id}`}
                className={styles['tab']}
                aria-current={id === current ? 'location' : undefined}
                onClick={(event) => jump(event, id)}
              >
                {section.name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
