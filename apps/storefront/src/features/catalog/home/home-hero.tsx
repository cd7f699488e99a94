import { Form, Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useMarket } from '../../../lib/session/market.ts';
import { useVisit } from '../../../lib/session/use-visit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './home-hero.module.css';
import type { HomeContents } from './load-home.ts';

function useHeading({ view, categories }: HomeContents): string {
  const { t } = useTranslation();
  const { location } = useVisit();
  if (view.kind === 'search') return t('home.resultsFor', { text: view.text });
  if (view.kind === 'category') return categories[0]?.name ?? view.name;
  if (view.kind === 'categories') return t('home.allCategories');
  return location ? t('home.near', { location }) : t('home.title');
}

/** Finds dishes and stores; the result is a page of its own, so Back leads out of it. */
function SearchBox({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <Form role="search" action={paths.home()} className={styles['search']} key={text}>
      <TextField
        className={styles['field']}
        label={t('home.search')}
        labelHidden
        type="search"
        name="q"
        icon="search"
        placeholder={t('home.searchHint')}
        defaultValue={text}
        maxLength={120}
        enterKeyHint="search"
        required
      />
      <Button type="submit">{t('common.search')}</Button>
    </Form>
  );
}

/** The heading of the module, on its hue, with the search. */
export function HomeHero({ contents }: { readonly contents: HomeContents }) {
  const { t } = useTranslation();
  const { module } = useVisit();
  const { modules } = useMarket();
  const heading = useHeading(contents);
  const chosen = modules.find(({ id }) => id === module?.id) ?? modules.find(({ status }) => status === 1);
  const { view } = contents;
  return (
    <section className={styles['hero']} data-hue={chosen?.module_type ?? 'food'}>
      <div className={styles['words']}>
        {view.kind === 'overview' ? (
          <p className={styles['module']}>{chosen?.module_name}</p>
        ) : (
          <Link to={paths.home()} className={styles['back']}>
            <Icon name="chevron-start" size={16} />
            {t('home.back')}
          </Link>
        )}
        <h1 className={styles['title']}>{heading}</h1>
      </div>
      <SearchBox text={view.kind === 'search' ? view.text : ''} />
    </section>
  );
}
