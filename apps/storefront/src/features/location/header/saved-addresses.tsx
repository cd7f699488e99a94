import type { Reply } from '@promenade/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../lib/api/use-call.ts';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { chooseLocation } from '../../../lib/session/choose.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { Place } from '../choosing/place.ts';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import styles from './location-panel.module.css';

type Address = Reply<'addresses.list'>['addresses'][number];

const kinds: Record<Address['address_type'], { readonly icon: IconName; readonly label: MessageKey }> = {
  home: { icon: 'home', label: 'location.home' },
  office: { icon: 'store', label: 'location.office' },
  other: { icon: 'pin', label: 'location.other' },
};

function AddressRow({ address, onPick }: { readonly address: Address; readonly onPick: () => void }) {
  const { t } = useTranslation();
  const { icon, label } = kinds[address.address_type];
  return (
    <li>
      <button type="button" className={styles['address']} onClick={onPick}>
        <Icon name={icon} />
        <span className={styles['words']}>
          <span className={styles['label']}>{address.address_label || t(label)}</span>
          <span className={styles['line']}>
            <bdi>{address.address}</bdi>
          </span>
        </span>
      </button>
    </li>
  );
}

interface SavedAddressesProps {
  readonly onChoose: (place: Place, zoneIds: readonly string[]) => void;
}

/** The saved addresses of a customer to choose from (LOC-02, LOC-05). */
export function SavedAddresses({ onChoose }: SavedAddressesProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(callQuery('addresses.list'));
  const [outside, setOutside] = useState(false);
  const pick = ({ address, latitude, longitude, zone_ids }: Address): void => {
    const place = { text: address, lat: latitude, lng: longitude };
    setOutside(zone_ids.length === 0);
    if (zone_ids.length > 0) onChoose(place, zone_ids);
    // An address without a zone is stored, without a message, and the window stays (readings.md).
    else chooseLocation(place.text, place, []);
  };
  return (
    <section className={styles['saved']}>
      <h3 className={styles['heading']}>{t('location.saved')}</h3>
      {isError && (
        <Button look="plain" size="small" onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      )}
      {!data && !isError && (
        <Loading>
          <Skeleton shape="title" />
          <Skeleton shape="title" share={80} />
        </Loading>
      )}
      {data?.addresses.length === 0 && <p className={styles['empty']}>{t('location.noSaved')}</p>}
      <ul className={styles['list']}>
        {data?.addresses.map((address) => (
          <AddressRow key={address.id} address={address} onPick={() => pick(address)} />
        ))}
      </ul>
      <ProblemNotice
        problem={outside ? { text: t('location.outside'), outside: true } : null}
        onZone={onChoose}
      />
    </section>
  );
}
