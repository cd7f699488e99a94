import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/field.tsx';
import { QueryForm } from '../../../ui/form/query-form.tsx';
import { OnDemand } from '../../../ui/lazy/on-demand.tsx';
import styles from './search-box.module.css';
import type { SearchPanelProps } from './search-panel.tsx';

const Panel = queryView<SearchPanelProps>(async () => (await import('./search-panel.tsx')).SearchPanel);

// With an empty search the field takes the focus; a browser would show a bubble of its own.
const goTo = (event: SyntheticEvent<HTMLInputElement>): void => {
  event.preventDefault();
  event.currentTarget.focus();
};

/**
 * Searches items and stores; the results are a page of their own, so Back leaves them. The list that opens while
 * typing is loaded with the first focus; without it the form still searches.
 */
export function SearchBox({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  // Somebody already typing when the code is loaded has focused the field before.
  useEffect(() => {
    if (input.current === document.activeElement) setOpen(true);
  }, []);
  return (
    <QueryForm role="search" action={paths.home()} className={styles['search']} key={text} ref={form}>
      <TextField
        ref={input}
        className={styles['field']}
        label={t('home.search')}
        labelHidden
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        name="q"
        icon="search"
        placeholder={t('home.searchHint')}
        defaultValue={text}
        maxLength={120}
        enterKeyHint="search"
        required
        onInvalid={goTo}
        onFocus={() => setOpen(true)}
      />
      <Button type="submit" icon="search">
        {t('common.search')}
      </Button>
      <OnDemand view={Panel} props={{ open, form, input }} />
    </QueryForm>
  );
}
