import { useId, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { Place } from '../choosing/place.ts';
import { OfferList } from './offer-list.tsx';
import styles from './place-search.module.css';
import { useCombobox } from './use-combobox.ts';
import { type Offer, useOffers } from './use-offers.ts';

interface PlaceSearchProps {
  readonly onPlace: (place: Place) => void;
  /** A place was chosen but could not be read. */
  readonly onProblem: () => void;
  readonly large?: boolean;
  /** Something is being done with a chosen place. */
  readonly busy?: boolean;
  /** The list pushes what follows it down, where a window would cut it off; otherwise it lies above. */
  readonly inFlow?: boolean;
}

/** A search for addresses, streets and places: type, arrows, Enter, Escape. */
export function PlaceSearch({
  onPlace,
  onProblem,
  large = false,
  busy = false,
  inFlow = false,
}: PlaceSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [taking, setTaking] = useState(false);
  const { offers, note, asking, recent } = useOffers(text);
  const take = async (offer: Offer): Promise<void> => {
    setTaking(true);
    try {
      onPlace(await offer.take());
      setText('');
    } catch {
      onProblem();
    }
    setTaking(false);
  };
  const box = useCombobox({ id, offers, onChoose: take, onClear: () => setText('') });
  const shown = box.open && (offers.length > 0 || note !== '');
  return (
    <div className={classNames(styles['search'], large && styles['large'])}>
      <div className={styles['box']}>
        <Icon name="search" size={24} />
        <input
          {...box.input}
          role="combobox"
          className={styles['input']}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            box.reopen();
          }}
          aria-label={t('location.search')}
          placeholder={t('location.search')}
          aria-expanded={shown}
        />
        {(asking || taking || busy) && <Spinner />}
        {text !== '' && !taking && (
          <IconButton icon="close" label={t('common.clear')} onClick={() => setText('')} />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {box.open ? note : ''}
      </p>
      {shown && (
        <OfferList
          id={id}
          offers={offers}
          active={box.active}
          title={recent ? t('location.recent') : null}
          empty={offers.length === 0 ? note : null}
          inFlow={inFlow}
          onChoose={box.choose}
        />
      )}
    </div>
  );
}
