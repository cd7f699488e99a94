import { type RefObject, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { listId, optionId } from '../../../lib/combobox/options.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useCardActions } from '../cards/card-actions.ts';
import { optionKey, optionsOf, type SearchOption } from './options.ts';
import { forgetSearches, parseRecents, rememberSearch } from './recent-searches.ts';
import styles from './search-panel.module.css';
import { SearchOptionRow } from './search-option-row.tsx';
import { useFound } from './use-found.ts';
import { useSearchInput } from './use-search-input.ts';

export interface SearchPanelProps {
  readonly open: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
}

function useChoose(form: SearchPanelProps['form']): (option: SearchOption) => void {
  const navigate = useNavigate();
  const { open } = useCardActions();
  return (option) => {
    if ('item' in option) return open(option.item);
    if ('to' in option) return void navigate(option.to);
    rememberSearch(option.text);
    form.current?.querySelector('input')?.blur();
    return void navigate(paths.search(option.text));
  };
}

function useOptions(text: string, shown: boolean) {
  const recents = parseRecents(useStored('recent-searches'));
  const { found, ...state } = useFound(text, shown);
  const blank = text.trim() === '';
  const options: readonly SearchOption[] = blank
    ? recents.map((one) => ({ kind: 'recent', key: one, text: one }))
    : found
      ? optionsOf(found, text.trim())
      : [];
  const nothing = !blank && found !== undefined && found.items_total + found.stores_total === 0;
  return { options, blank, nothing, ...state };
}

/** The list below the search box: earlier searches, then the results of the typed text. */
export function SearchPanel({ form, input }: SearchPanelProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [shown, setShown] = useState(false);
  const list = useOptions(text, shown);
  const choose = useChoose(form);
  const active = useSearchInput({
    id,
    form,
    input,
    shown,
    setShown,
    setText,
    options: list.options,
    onChoose: choose,
    onSubmit: rememberSearch,
  });
  const empty = list.options.length === 0 && !list.asking && !list.failed && !list.nothing;
  if (!shown || empty) return null;
  return (
    <div className={styles['panel']}>
      {list.nothing && <p className={styles['note']}>{t('home.nothingFound', { text: text.trim() })}</p>}
      {list.failed && <p className={styles['note']}>{t('common.connectionLost')}</p>}
      {list.asking && list.options.length === 0 && <p className={styles['note']}>{t('common.loading')}</p>}
      {list.options.length > 0 && (
        <div role="listbox" id={listId(id)} aria-label={t('home.search')} className={styles['list']}>
          {list.options.map((option, at) => (
            <SearchOptionRow
              key={optionKey(option)}
              id={optionId(id, at)}
              option={option}
              near={list.nothing}
              active={at === active}
              onChoose={() => {
                setShown(false);
                choose(option);
              }}
            />
          ))}
        </div>
      )}
      {list.blank && (
        <Button look="plain" size="small" className={styles['forget']} onClick={forgetSearches}>
          {t('list.forgetSearches')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {list.asking ? '' : t('list.optionCount', { count: list.options.length })}
      </p>
    </div>
  );
}
