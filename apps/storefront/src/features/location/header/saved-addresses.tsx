import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Place, SavedAddress } from '../../../lib/address/address.ts';
import { addressesQuery } from '../../../lib/address/saved-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { chooseLocation } from '../../../lib/session/choose.ts';
import type { Point } from '../../../lib/session/visit.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ProblemNotice } from '../choosing/problem-notice.tsx';
import styles from './location-panel.module.css';
import { Link } from '../../../ui/link/link.tsx';

const icons: Record<SavedAddress['address_type'], IconName> = { home: 'home', office: 'store', other: 'pin' };

function AddressRow({ address, onPick }: { readonly address: SavedAddress; readonly onPick: () => void }) {
  const { t } = useTranslation();
  return (
    <li>
      <button type="button" className={styles['address']} onClick={onPick}>
        <Icon name={icons[address.address_type]} />
        <span className={styles['words']}>
          <span className={styles['label']}>
            <bdi>{address.address_label || t(`address.type_${address.address_type}`)}</bdi>
          </span>
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

/** The list, its skeleton, or why it failed to load. */
function List({ onPick }: { readonly onPick: (address: SavedAddress) => void }) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(addressesQuery);
  if (isError && !data)
    return (
      <div role="alert" className={styles['failed']}>
        <p className={styles['empty']}>{t('address.notLoaded')}</p>
        <Button look="soft" size="small" onClick={() => void refetch()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  if (!data)
    return (
      <Loading>
        <Skeleton shape="title" />
        <Skeleton shape="title" share={80} />
      </Loading>
    );
  if (data.addresses.length === 0) return <p className={styles['empty']}>{t('location.noSaved')}</p>;
  return (
    <ul className={styles['list']}>
      {data.addresses.map((address) => (
        <AddressRow key={address.id} address={address} onPick={() => onPick(address)} />
      ))}
    </ul>
  );
}

/** A customer's saved addresses to choose from (LOC-02, LOC-05). */
export function SavedAddresses({ onChoose }: SavedAddressesProps) {
  const { t } = useTranslation();
  const [outside, setOutside] = useState<Point | null>(null);
  const pick = ({ address, latitude, longitude, zone_ids }: SavedAddress): void => {
    const place = { text: address, lat: latitude, lng: longitude };
    setOutside(zone_ids.length === 0 ? place : null);
    if (zone_ids.length > 0) onChoose(place, zone_ids);
    // An address without a zone is stored without a message, and the window stays open (readings.md).
    else chooseLocation(place.text, place, []);
  };
  const problem = outside && {
    text: t('location.outside'),
    outside: { point: outside, nearest: null },
  };
  return (
    <section className={styles['saved']}>
      <div className={styles['savedHead']}>
        <h3 className={styles['heading']}>{t('address.savedTitle')}</h3>
        <Link to={paths.profile('addresses')} className={styles['manage']}>
          {t('location.manage')}
        </Link>
      </div>
      <List onPick={pick} />
      <ProblemNotice problem={problem} onZone={onChoose} />
    </section>
  );
}
