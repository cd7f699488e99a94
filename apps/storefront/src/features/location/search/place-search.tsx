import { type ReactNode, Suspense, useId, useState } from 'react';
import type { Place } from '../../../lib/address/address.ts';
import { randomId } from '../../../lib/api/random-id.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useEarlyText } from '../../../ui/field/use-early-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { NumberMatch } from '../choosing/place.ts';
import { type BeginTurn, turns } from '../../../lib/turns/turns.ts';
import styles from './place-search.module.css';
import { useCombobox } from './use-combobox.ts';
import { type Offer, useOffers } from './use-offers.ts';

// Nothing is offered before the visitor types or focuses the field.
const OfferList = lazyView(async () => (await import('./offer-list.tsx')).OfferList);

interface PlaceSearchProps {
  readonly onPlace: (place: Place, match: NumberMatch) => void;
  /** A place was chosen but could not be loaded. */
  readonly onProblem: () => void;
  /** Concurrent choices, also by other ways, of which the last one counts. */
  readonly begin?: BeginTurn;
  readonly large?: boolean;
  /** A chosen place is being processed. */
  readonly busy?: boolean;
  /** The list pushes down what follows it, if a window would cut it off; otherwise it lies on top. */
  readonly inFlow?: boolean;
  /** Other ways to choose a place, for a search that found none. */
  readonly otherwise?: ReactNode;
}

/** Loads the place of a chosen offer; of several the last one counts. */
function useTake({ begin, onPlace, onProblem }: Pick<PlaceSearchProps, 'begin' | 'onPlace' | 'onProblem'>) {
  const [taking, setTaking] = useState(false);
  const [own] = useState(turns);
  const take = async (offer: Offer): Promise<void> => {
    const isLast = (begin ?? own)();
    setTaking(true);
    try {
      const place = await offer.take();
      if (isLast()) onPlace(place, offer.match);
    } catch {
      if (isLast()) onProblem();
    }
    setTaking(false);
  };
  return { taking, take };
}

/** A search for addresses, streets and places: type, arrows, Enter, Escape. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { onPlace, large = false, busy = false, inFlow = false, otherwise } = props;
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState('');
  const [session, setSession] = useState(randomId);
  const found = useOffers(text, session);
  const placed = (place: Place, match: NumberMatch): void => {
    onPlace(place, match);
    setText('');
    setChosen(place.text);
    setSession(randomId());
  };
  const { taking, take } = useTake({ ...props, onPlace: placed });
  const box = useCombobox({ id, text, onText: setText, found, onChoose: (offer) => void take(offer) });
  const attach = useEarlyText(box.input.ref);
  const written = busy && text === '' ? chosen : text;
  return (
    <div {...box.around} className={classNames(styles['search'], large && styles['large'])}>
      <div className={styles['box']}>
        <Icon name="search" size={24} />
        <input
          {...box.input}
          ref={attach}
          role="combobox"
          className={styles['input']}
          value={written}
          dir={written === '' ? undefined : 'auto'}
          aria-label={t('location.search')}
          placeholder={t('location.search')}
          aria-expanded={box.shown}
        />
        {(found.state === 'asking' || taking || busy) && <Spinner />}
        {text !== '' && !taking && <IconButton icon="close" label={t('common.clear')} onClick={box.empty} />}
      </div>
      <p className="visually-hidden" role="status">
        {box.open ? found.note : ''}
      </p>
      {box.shown && (
        <Suspense fallback={null}>
          <OfferList
            id={id}
            found={found}
            active={box.active}
            inFlow={inFlow}
            otherwise={otherwise}
            onChoose={box.choose}
          />
        </Suspense>
      )}
    </div>
  );
}
