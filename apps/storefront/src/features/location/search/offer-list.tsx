import { type ReactNode, useEffect, useRef } from 'react';
import { listId, optionId } from '../../../lib/combobox/options.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './place-search.module.css';
import type { Offer, Offers } from './use-offers.ts';

interface OfferListProps {
  readonly id: string;
  readonly found: Offers;
  readonly active: number;
  readonly inFlow: boolean;
  readonly otherwise: ReactNode;
  readonly onChoose: (offer: Offer) => void;
}

/** Shown in place of results: that the search is running, that nothing was found, or what went wrong. */
function Note({ found: { state, note, retry }, otherwise }: Pick<OfferListProps, 'found' | 'otherwise'>) {
  const { t } = useTranslation();
  if (state === 'asking')
    return (
      <div className={styles['waiting']} aria-hidden="true">
        <Skeleton share={80} />
        <Skeleton share={60} />
      </div>
    );
  return (
    <>
      <p className={styles['note']}>{note}</p>
      {state === 'failed' && (
        <div className={styles['again']}>
          <Button look="soft" size="small" onClick={retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
      {state === 'answered' && otherwise}
    </>
  );
}

/** Buttons next to the rows that they remove: a listbox must not contain any. */
function Forgetting({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles['forgetting']}>
      {offers.map(({ key, text, forget }) => (
        <IconButton key={key} icon="close" label={t('location.forget', { place: text })} onClick={forget} />
      ))}
    </div>
  );
}

/** The list below the search. Focus stays in the box, which refers to the active option. */
export function OfferList({ id, found, active, inFlow, otherwise, onChoose }: OfferListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const { state, offers } = found;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    // A press in the list must not take the focus out of the box.
    <div
      className={styles['list']}
      data-in-flow={inFlow || undefined}
      data-lines={(state !== 'recent' && offers.length > 0) || undefined}
      onPointerDown={(event) => event.preventDefault()}
    >
      {state === 'recent' && <p className={styles['title']}>{t('location.recent')}</p>}
      {offers.length === 0 && <Note found={found} otherwise={otherwise} />}
      <div className={styles['lines']}>
        <div
          ref={list}
          role="listbox"
          id={listId(id)}
          aria-label={t('location.suggestions')}
          className={styles['options']}
        >
          {offers.map((offer, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the box's.
            // biome-ignore lint/a11y/useFocusableInteractive: the box holds the focus.
            <div
              key={offer.key}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              className={styles['option']}
              onClick={() => onChoose(offer)}
            >
              <Round size={36}>
                <Icon name={offer.icon} />
              </Round>
              <span className={styles['words']}>
                <span>
                  <bdi>{offer.text}</bdi>
                </span>
                {offer.detail && <span className={styles['detail']}>{offer.detail}</span>}
              </span>
            </div>
          ))}
        </div>
        {state === 'recent' && <Forgetting offers={offers} />}
      </div>
    </div>
  );
}
