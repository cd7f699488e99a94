import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { detailsLine, type SavedAddress } from '../../../lib/address/address.ts';
import type { AddressForms } from '../../../lib/address/address-forms.ts';
import { addressesQuery } from '../../../lib/address/saved-addresses.ts';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useView } from '../../../lib/view/use-view.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Round } from '../../../ui/round/round.tsx';
import { Phone } from '../../../lib/format/phone.tsx';
import styles from './address-book.module.css';
import { BookSkeleton } from './book-skeleton.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';

const icons: Record<SavedAddress['address_type'], IconName> = { home: 'home', office: 'store', other: 'pin' };

/** The name of an address: its label, otherwise its type, capitalised and translated (LOC-11). */
function useAddressName(): (address: SavedAddress) => string {
  const { t } = useTranslation();
  return ({ address_label, address_type }) => address_label || t(`address.type_${address_type}`);
}

function AddressCard({ address }: { readonly address: SavedAddress }) {
  const { t } = useTranslation();
  const form = useView('address');
  const question = useView('delete-address');
  const name = useAddressName()(address);
  const details = detailsLine(address, (key, value) => t(`address.${key}Value`, { value }));
  return (
    <Card as="li" padded className={styles['address']}>
      <Round size={44}>
        <Icon name={icons[address.address_type]} />
      </Round>
      <div className={styles['text']}>
        <h2 className={styles['name']}>
          <bdi>{name}</bdi>
        </h2>
        <p>
          <bdi>{address.address}</bdi>
        </p>
        {details && <p className={styles['quiet']}>{details}</p>}
        <p className={styles['quiet']}>
          <bdi>{address.contact_person_name}</bdi>
        </p>
        <p className={styles['quiet']}>
          <Phone number={address.contact_person_number} />
        </p>
        {address.zone_ids.length === 0 && <Badge tone="bad">{t('address.outOfZones')}</Badge>}
      </div>
      <div className={styles['actions']}>
        <IconButton
          icon="edit"
          label={t('address.editOf', { name })}
          aria-haspopup="dialog"
          onClick={() => form.show(address.id)}
        />
        <IconButton
          icon="trash"
          label={t('address.deleteOf', { name })}
          aria-haspopup="dialog"
          onClick={() => question.show(address.id)}
        />
      </div>
    </Card>
  );
}

function List({ onAdd }: { readonly onAdd: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(addressesQuery);
  if (!data && !error) return <BookSkeleton />;
  if (!data) return <LoadFailure title={t('address.notLoaded')} error={error} retry={refetch} />;
  if (data.addresses.length === 0)
    return (
      <EmptyState
        picture="pin"
        title={t('address.none')}
        text={t('address.emptyText')}
        action={
          <Button icon="plus" onClick={onAdd}>
            {t('address.add')}
          </Button>
        }
      />
    );
  return (
    <ul className={styles['list']}>
      {data.addresses.map((address) => (
        <AddressCard key={address.id} address={address} />
      ))}
    </ul>
  );
}

/** The address book of a signed-in customer (LOC-13): list, add, edit, delete. */
export function AddressBook({ forms }: { readonly forms: AddressForms }) {
  const { t } = useTranslation();
  const form = useView('address');
  const { data } = useQuery(addressesQuery);
  const isEmpty = data?.addresses.length === 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = (): void => heading.current?.focus();
  return (
    <section className={styles['book']} aria-labelledby="address-book">
      <div className={styles['head']}>
        <div>
          <h1 id="address-book" ref={heading} tabIndex={-1} className={styles['title']}>
            {t('address.book')}
          </h1>
          <p className={styles['quiet']}>{t('address.bookLead')}</p>
        </div>
        {!isEmpty && (
          <Button look="soft" icon="plus" aria-haspopup="dialog" onClick={() => form.show('new')}>
            {t('address.add')}
          </Button>
        )}
      </div>
      <List onAdd={() => form.show('new')} />
      {/* The button that opened it is gone with its row: the page's heading takes the focus. */}
      <EditDialog forms={forms} onFirst={takeFocus} />
      <DeleteDialog nameOf={useAddressName()} onDeleted={takeFocus} />
    </section>
  );
}
