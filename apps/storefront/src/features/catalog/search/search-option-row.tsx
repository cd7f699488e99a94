import { isolate } from '../../../lib/i18n/isolate.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { SearchOption } from './options.ts';
import styles from './search-panel.module.css';

interface RowProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly active: boolean;
  /** Nothing matched: this is only the closest. */
  readonly near: boolean;
  readonly onChoose: () => void;
}

const icons: Readonly<Record<'recent' | 'suggestion' | 'all', IconName>> = {
  recent: 'clock',
  suggestion: 'search',
  all: 'arrow-end',
};

function useWords({ option, near }: Pick<RowProps, 'option' | 'near'>): { text: string; note: string } {
  const { t } = useTranslation();
  if (option.kind === 'suggestion')
    return { text: t('list.didYouMean', { text: isolate(option.text) }), note: '' };
  if (option.kind === 'all') return { text: t('home.resultsFor', { text: option.text }), note: '' };
  if (option.kind === 'recent') return { text: option.text, note: '' };
  if (option.kind === 'category') return { text: option.text, note: t('list.category') };
  if (option.kind === 'item' && near) return { text: option.text, note: t('list.nearest') };
  return { text: option.text, note: 'note' in option ? option.note : '' };
}

/** One line of the list. */
export function SearchOptionRow({ id, option, active, near, onChoose }: RowProps) {
  const { text, note } = useWords({ option, near });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the box, which names the active line.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is the box's.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles['option']}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {'picture' in option ? (
        <Picture
          className={styles['picture']}
          src={option.picture}
          alt=""
          width={40}
          height={40}
          fit="contain"
          thumbnail
        />
      ) : (
        <span className={styles['icon']}>
          <Icon name={icons[option.kind]} />
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['text']} dir="auto">
          {text}
        </span>
        {note && (
          <span className={styles['quiet']} dir="auto">
            {note}
          </span>
        )}
      </span>
    </div>
  );
}
