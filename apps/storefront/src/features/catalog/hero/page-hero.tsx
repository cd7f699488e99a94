import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PicturePile } from '../../../ui/picture/picture-pile.tsx';
import { SearchBox } from '../search/search-box.tsx';
import styles from './page-hero.module.css';
import { Link } from '../../../ui/link/link.tsx';

// In the size of the tiles below, whose files they share.
const pictureEdge = 256;
const mostPictures = 3;

interface PageHeroProps {
  readonly heading: string;
  /** Under the heading. */
  readonly children?: ReactNode;
  /** The module's own home: it shows the module's name instead of the link back to it. */
  readonly home?: boolean;
  /** What was searched for. */
  readonly text?: string;
  /** The pictures of the pile, front to back; by default the module's own. */
  readonly pictures?: readonly string[] | undefined;
}

/** The heading of a module's page, in the module's hue, with the search. */
export function PageHero({ heading, children, home = false, text = '', pictures = [] }: PageHeroProps) {
  const { t } = useTranslation();
  const { module } = useVisit();
  const { modules } = useMarket();
  const shown = modules.find(({ id }) => id === module?.id);
  const own = shown ? [shown.icon_full_url] : [];
  return (
    <section className={styles['hero']} data-hue={module?.module_type}>
      <div className={styles['words']}>
        {home ? (
          <p className={styles['module']}>{shown?.module_name}</p>
        ) : (
          <Link to={paths.home()} className={styles['back']}>
            <Icon name="chevron-start" size={16} />
            {t('home.back')}
          </Link>
        )}
        <h1>{heading}</h1>
        {children}
      </div>
      <SearchBox text={text} />
      <PicturePile
        className={styles['pile']}
        pictureClassName={styles['piled']}
        pictures={(pictures.length > 0 ? pictures : own).slice(0, mostPictures)}
        width={pictureEdge}
        height={pictureEdge}
        thumbnail
      />
    </section>
  );
}
