import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './place-search.module.css';
import { listId, optionId } from './use-combobox.ts';
import type { Offer } from './use-offers.ts';

interface OfferListProps {
  readonly id: string;
  readonly offers: readonly Offer[];
  readonly active: number;
  readonly title: string | null;
  readonly empty: string | null;
  readonly inFlow: boolean;
  readonly onChoose: (offer: Offer) => void;
}

/** The list below the search. Focus stays in the box; the active line is named by it. */
export function OfferList({ id, offers, active, title, empty, inFlow, onChoose }: OfferListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div className={styles['list']} data-in-flow={inFlow || undefined}>
      {title && <p className={styles['title']}>{title}</p>}
      {empty && <p className={styles['empty']}>{empty}</p>}
      {/* A press on a line must not take the focus out of the box. */}
      <div
        ref={list}
        role="listbox"
        id={listId(id)}
        aria-label={t('location.suggestions')}
        onPointerDown={(event) => event.preventDefault()}
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
            <span className={styles['kind']}>
              <Icon name={offer.icon} />
            </span>
            <span className={styles['words']}>
              <span>
                <bdi>{offer.text}</bdi>
              </span>
              {offer.detail && <span className={styles['detail']}>{offer.detail}</span>}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
